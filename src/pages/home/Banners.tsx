import { home } from 'virtual:content/home';
import { addressOfPlace } from '../../site/addresses/addresses.ts';
import { productOf } from '../../site/catalogue/catalogue.ts';
import { isContest, type Promotion, termsOf } from '../../site/promotions/promotions.ts';
import { isContestRunning } from '../../site/promotions/running.ts';
import { shortened } from '../../site/texts/plainText.ts';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './Banners.css?inline';
import { Hero } from './Hero.tsx';

/** Element ids of the slides, so that the dots link to them without a script. */
const heroId = 'hola';
const idOf = ({ id }: Banner) => `banner-${id}`;

interface Banner {
  id: string;
  title: string;
  text: string;
  /** Language of title and text, if not the page's. */
  lang?: string | undefined;
  button: string;
  address: string;
  picture: string;
}

/**
 * The row of banners, with the hero first. It scrolls natively until
 * src/client/motion/banners.ts hands it to Swiper. The contest and a promotion have a
 * banner while they run.
 */
export function Banners({
  title,
  promotions,
  now,
}: {
  title: string;
  promotions: Promotion[];
  now: Date;
}) {
  const { t } = useVisit();
  const ofPromotion = usePromotionBanner(promotions);
  const fixed = useFixedBanners(now);
  const banners = ofPromotion ? [...fixed, ofPromotion] : fixed;
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
        {banners.map((banner) => (
          <Promo key={banner.id} banner={banner} />
        ))}
      </ul>
      <Tools title={title} banners={banners} />
    </section>
  );
}

/** The banners of content/home.json. The one for the contest shows only while it runs. */
function useFixedBanners(now: Date): Banner[] {
  const { localise, language } = useVisit();
  return home.banners
    .filter(({ place }) => place.page !== 'contest' || isContestRunning(now))
    .map(({ id, title, text, button, place, anchor, picture }) => ({
      id,
      title: localise(title),
      text: localise(text),
      button: localise(button),
      address: addressOfPlace(place, language) + (anchor ? `#${anchor}` : ''),
      picture: picture.startsWith('pack/') ? `${picture}/${language}` : picture,
    }));
}

/** Number of characters of a promotion's title and text that fit a banner. */
const room = { title: 48, text: 160 };

/** Banner of the first running promotion other than the contest, which has its own. */
function usePromotionBanner(promotions: Promotion[]): Banner | undefined {
  const { t, link, language } = useVisit();
  const promotion = promotions.find((candidate) => !isContest(candidate));
  if (!promotion) return undefined;
  const product = productOf(termsOf(promotion)?.product ?? '');
  return {
    id: 'promotion',
    title: shortened(promotion.title, room.title),
    text: shortened(promotion.summary, room.text),
    lang: promotion.language === language ? undefined : promotion.language,
    button: t('promotion.see'),
    address: link('promotion', { slug: promotion.slug }),
    picture:
      product && !product.images?.pack
        ? `pack/${product.key}/${language}`
        : 'scene/cover-promocion-1',
  };
}

function Promo({ banner }: { banner: Banner }) {
  const { title, text, lang, button, address, picture } = banner;
  return (
    <li className="swiper-slide promo toldo" id={idOf(banner)} data-banner={banner.id}>
      <div className="split split--mid">
        <div className="stack stack--wide">
          <h2 className="huge" lang={lang}>
            {title}
          </h2>
          {text && (
            <p className="lead" lang={lang}>
              {text}
            </p>
          )}
          <a className="btn btn--paper" href={address}>
            {button} <Icon name="right" />
          </a>
        </div>
        <Picture name={picture} />
      </div>
    </li>
  );
}

/** Dots, and a button that pauses film and autoplay. The script enables it. */
function Tools({ title, banners }: { title: string; banners: Banner[] }) {
  const { t } = useVisit();
  const dots = [
    { id: heroId, name: title },
    ...banners.map((banner) => ({ id: idOf(banner), name: banner.title })),
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
