import type { Product } from '../../site/catalogue/products.ts';
import { Motif } from '../components/pictures/Icon.tsx';
import { Style } from '../components/Style.tsx';
import { SoberStyle } from '../layout/sharedStyles.tsx';
import { Cards } from './Cards.tsx';
import { Controls } from './Controls.tsx';
import { Forms } from './Forms.tsx';
import { Foundations } from './Foundations.tsx';
import { Kit } from './Kit.tsx';
import { Openings } from './Openings.tsx';
import css from './StyleguidePage.css?inline';

/**
 * Every component in every state, for developers and designers. Development only: the
 * production build leaves it out.
 */
export function StyleguidePage({ product }: { product: Product | undefined }) {
  return (
    <>
      <Style name="StyleguidePage" css={css} />
      <SoberStyle />
      <section className="flood toldo guide-hero">
        <div className="wrap split split--mid">
          <div className="stack stack--wide">
            <h1>The guide of laughter</h1>
            <p className="lead">
              One atom, the half-moon. With two eyes and a mouth, everything we make
              laughs.
            </p>
          </div>
          <p className="row guide-faces">
            <Motif name="maria" mood="laughing" />
            <Motif name="crisp" mood="laughing" />
            <Motif name="risketo" mood="laughing" />
          </p>
        </div>
      </section>
      <Foundations />
      <Kit />
      <Controls />
      <Openings />
      <Cards product={product} />
      <Forms />
      <script type="module" src="/src/client/styleguide.ts" />
    </>
  );
}
