import { belowCss } from 'virtual:client-assets';
import { isTraceless } from '../../site/consent.ts';
import { invites } from '../../site/invitation.ts';
import buttonCss from '../parts/Button.css?inline';
import { useStyle } from '../style.ts';
import { type Answer, useVisit } from '../visit.ts';
import baseCss from './base.css?inline';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import innerCss from './inner.css?inline';
import rangesCss from './ranges.css?inline';
import soberCss from './sober.css?inline';
import tokensCss from './tokens.css?inline';

/** Header, the page itself, and footer. */
export function Page({
  answer: { body, theme, inkHeader, above, status = 200 },
}: {
  answer: Answer;
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
        data-invite={
          status === 200 && invites(place.page) ? link('newsletter') : undefined
        }
        data-traceless={isTraceless(place.page) ? '' : undefined}
      >
        {body}
      </main>
      <link rel="stylesheet" href={belowCss.layout} />
      <Footer above={above} theme={theme} />
    </>
  );
}
