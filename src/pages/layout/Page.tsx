import { belowCss } from 'virtual:client-assets';
import { isTraceless } from '../../site/privacy/consent.ts';
import { invites } from '../../site/privacy/invitation.ts';
import buttonCss from '../components/controls/Button.css?inline';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import type { PageModel } from './pageModel.ts';
import { useStyle } from './style.ts';
import baseCss from './styles/base.css?inline';
import innerCss from './styles/inner.css?inline';
import rangesCss from './styles/ranges.css?inline';
import soberCss from './styles/sober.css?inline';
import tokensCss from './styles/tokens.css?inline';
import { useVisit } from './visit.ts';

/** Header, the page itself, and footer. */
export function Page({
  model: { body, theme, inkHeader, aboveFooter, status },
}: {
  model: PageModel;
}) {
  const { place, link } = useVisit();
  useStyle(tokensCss);
  useStyle(baseCss);
  useStyle(buttonCss);
  useStyle(place.page === 'home' ? '' : innerCss);
  useStyle(theme?.mood === 'sobrio' ? soberCss : '');
  useStyle(theme?.range ? rangesCss : '');
  return (
    <>
      <Header ink={inkHeader} />
      <main
        id="main"
        data-family={theme?.family}
        data-range={theme?.range}
        data-invite={!status && invites(place.page) ? link('newsletter') : undefined}
        data-traceless={isTraceless(place.page) ? '' : undefined}
      >
        {body}
      </main>
      <link rel="stylesheet" href={belowCss.layout} />
      <Footer above={aboveFooter} theme={theme} />
    </>
  );
}
