import { styleFileAddresses } from 'virtual:client-assets';
import { invites } from '../../site/privacy/invitation.ts';
import { isPrivate } from '../../site/privacy/privatePages.ts';
import { familyCss } from '../components/pictures/theme.ts';
import { RecallStrip } from '../components/recalls/Recalled.tsx';
import { Style } from '../components/Style.tsx';
import { Below, StyledBelow } from './Below.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import type { PageModel, Theme } from './pageModel.ts';
import { RangeColours, SoberStyle } from './sharedStyles.tsx';
import baseCss from './styles/base.css?inline';
import buttonCss from './styles/button.css?inline';
import facesCss from './styles/faces.css?inline';
import innerCss from './styles/inner.css?inline';
import tokensCss from './styles/tokens.css?inline';
import { useVisit } from './visit.ts';

/** Header, the page itself, and footer. */
export function Page({
  model: { body, theme, inkHeader, aboveFooter, status },
}: {
  model: PageModel;
}) {
  const { place, link } = useVisit();
  // Home has linked the file. With a sheet linked twice, Chromium lays out the whole page
  // whenever a script links another.
  const AroundFooter = place.page === 'home' ? StyledBelow : Below;
  return (
    <>
      <PageStyles theme={theme} />
      <RecallStrip />
      <StyledBelow files={['layout']}>
        <Header ink={inkHeader} />
      </StyledBelow>
      <main
        id="main"
        data-family={theme?.family}
        data-range={theme?.range}
        data-invite={!status && invites(place.page) ? `${link('home')}#newsletter` : undefined}
        data-private={isPrivate(place.page) ? '' : undefined}
      >
        {body}
      </main>
      <AroundFooter files={['layout']}>
        <Footer above={aboveFooter} theme={theme} />
      </AroundFooter>
      <link
        rel="stylesheet"
        media="(forced-colors:active),(prefers-contrast:more)"
        href={styleFileAddresses.contrast}
      />
    </>
  );
}

function PageStyles({ theme }: { theme: Theme | undefined }) {
  const { place } = useVisit();
  return (
    <>
      {/* First, because it sets the order of the cascade layers. */}
      <Style name="tokens" css={tokensCss} />
      <Style name="families" css={familyCss} />
      <Style name="faces" css={facesCss} />
      <Style name="base" css={baseCss} />
      <Style name="button" css={buttonCss} />
      {place.page !== 'home' && <Style name="inner" css={innerCss} />}
      {theme?.mood === 'sober' && <SoberStyle />}
      {theme?.range && <RangeColours />}
    </>
  );
}
