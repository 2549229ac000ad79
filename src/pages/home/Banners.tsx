import { home } from 'virtual:content/home';
import { addressOfPlace, type Place } from '../../site/addresses/addresses.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './Banners.css?inline';
import { Hero } from './Hero.tsx';

/** Element ids of the slides, so that the dots lead to them without a script. */
const heroId = 'hola';
const idOf = (banner: { id: string }) => `banner-${banner.id}`;

/**
 * The row of banners, the laughing one first. It scrolls by itself until
 * src/client/motion/banners.ts hands it to Swiper.
 */
export function Banners({ title }: { title: string }) {
  const { t } = useVisit();
  return (
    <section
      className="banners"
      data-banners=""
      aria-roledescription={t('banner.role')}
      aria-label={t('banner.label')}
    >
      <Style name="Banners" css={css} />
      <ul className="swiper-wrapper">
        <li className="swiper-slide hero toldo" id={heroId}>
          <Hero title={title} />
        </li>
        {home.banners.map((banner) => (
          <Promo key={banner.id} {...banner} />
        ))}
      </ul>
      <Tools title={title} />
    </section>
  );
}

function Promo({
  id,
  title,
  text,
  button,
  place,
  picture,
}: (typeof home.banners)[number]) {
  const { localise, language } = useVisit();
  return (
    <li className="swiper-slide promo toldo" id={idOf({ id })} data-banner={id}>
      <div className="split split--mid">
        <div className="stack stack--wide">
          <h2 className="huge">{localise(title)}</h2>
          <p className="lead">{localise(text)}</p>
          <a className="btn btn--paper" href={addressOfPlace(place as Place, language)}>
            {localise(button)} <Icon name="right" />
          </a>
        </div>
        <Picture
          name={picture.startsWith('pack/') ? `${picture}/${language}` : picture}
        />
      </div>
    </li>
  );
}

/** Dots, and a button that stops the film and the turning; the script enables it. */
function Tools({ title }: { title: string }) {
  const { localise, t } = useVisit();
  const dots = [
    { id: heroId, name: title },
    ...home.banners.map((banner) => ({ id: idOf(banner), name: localise(banner.title) })),
  ];
  return (
    <div className="banners__tools">
      <ul>
        {dots.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === heroId ? 'true' : undefined}>
              <span className="sr">{t('banner.go', { title: name })}</span>
            </a>
          </li>
        ))}
      </ul>
      <button type="button" disabled aria-pressed="false" aria-label={t('banner.pause')}>
        <Icon name="pause" />
        <Icon name="play" />
      </button>
    </div>
  );
}
