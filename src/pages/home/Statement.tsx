import { home } from 'virtual:content/home';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Style } from '../components/Style.tsx';
import type { MotifName } from '../drawings/motifs.ts';
import { useVisit } from '../layout/visit.ts';
import css from './Statement.css?inline';

/** Snacks that content/home.json can place between the words. */
const snacks: Record<string, MotifName> = {
  crisp: 'crisp',
  biscuit: 'maria',
  nut: 'almond',
  gusanito: 'worm',
  risketo: 'risketo',
};

/** What the company does, with drawings of snacks between the words. */
export function Statement() {
  const { localise, link, t } = useVisit();
  return (
    <section className="paper toldo statement">
      <Style name="Statement" css={css} />
      <div className="wrap split">
        <p className="display say">
          {localise(home.manifesto.text)
            .split(/(\{\w+\}[.,:;]?)/)
            .map((part, i) => (i % 2 ? <Snack key={part} text={part} /> : part))}
        </p>
        <div className="stack">
          <p>
            <a className="more" href={link('products')}>
              {t('menu.allProducts')} <Icon name="right" />
            </a>
          </p>
          <p>
            <a className="more" href={link('about')}>
              {localise(home.manifesto.link)} <Icon name="right" />
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}

/** A snack, kept on one line with the punctuation mark that follows it. */
function Snack({ text }: { text: string }) {
  const [, name = '', mark] = /\{(\w+)\}(.?)/.exec(text) ?? [];
  const motif = snacks[name];
  if (!motif)
    throw new Error(
      `content/home.json names the snack ${name}; there are ${Object.keys(snacks).join(', ')}`,
    );
  return (
    <span>
      <Picture name={`motif/${motif}`} className="motif" />
      {mark}
    </span>
  );
}
