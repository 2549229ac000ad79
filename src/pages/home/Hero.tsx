import { home } from 'virtual:content/home';
import { Icon } from '../components/pictures/Icon.tsx';
import { Style } from '../components/Style.tsx';
import { heroScene, landings } from '../drawings/heroScene.ts';
import { fittingSize, fittingWordSize } from '../drawings/lettering.ts';
import { useVisit } from '../layout/visit.ts';
import css from './Hero.css?inline';

/**
 * The laughing mouth. The script plays its film only while it is in view and motion is
 * allowed, and shows the button that lets it be heard.
 */
export function Hero({ title }: { title: string }) {
  const { localise, t } = useVisit();
  const line = fittingSize(title);
  // More than two lines must still leave room for the face above the consent bar.
  const largest = title.split(' ').length > 2 ? 25 : 30.8;
  const word = fittingWordSize(title, 88, largest);
  return (
    <>
      <Style name="Hero" css={css} />
      {/* Font sizes in % of the window's width: for one line, and for phones, where the
          longest word fills the width. */}
      <Style
        name={`Hero-${line}-${word}`}
        css={`@layer components{.hero{--fit:${line};--fit2:${word}}}`}
      />
      <h1>{title}</h1>
      <p className="hero__say">{localise(home.hero.text)}</p>
      <p className="hero__do">
        <a className="btn btn--paper" href="#noria">
          {localise(home.hero.button)} <Icon name="right" />
        </a>
      </p>
      {/* After the texts: it stands below them, so they push it down as they arrive. */}
      <div className="grin" aria-hidden="true">
        <div className="grin__eyes">
          <i />
          <i />
        </div>
        <div className="grin__mouth">
          <video
            muted
            loop
            playsInline
            preload="none"
            poster="/video/hero.webp"
            width={heroScene.width}
            height={heroScene.height}
            data-landings={landings}
          >
            <source src="/video/hero.webm" type="video/webm" />
            <source src="/video/hero.mp4" type="video/mp4" />
          </video>
        </div>
      </div>
      <button
        type="button"
        className="tooth"
        hidden
        data-sound=""
        aria-pressed="false"
        aria-label={t('banner.sound')}
      >
        <Icon name="sound" />
      </button>
    </>
  );
}
