import { nutririsi } from 'virtual:content/nutririsi';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { FittedTitle } from '../components/headings/FittedTitle.tsx';
import { DietIcon } from '../components/pictures/DietIcon.tsx';
import { GaugeList } from '../components/pictures/Gauges.tsx';
import { Icon, Motif } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { NutritionTable } from '../components/tables/NutritionTable.tsx';
import type { DietSign } from '../drawings/dietSigns.ts';
import { useVisit } from '../layout/visit.ts';
import css from './NutririsiPage.css?inline';

/** How to read a label, which lies on a tongue that the page sticks out. */
export function NutririsiPage({ text }: { text: Text }) {
  return (
    <>
      <Style name="NutririsiPage" css={css} />
      <section className="flood top lick">
        <div className="wrap">
          <FittedTitle>{text.title}</FittedTitle>
          <p className="lead">{text.lead}</p>
        </div>
        <div className="maw" aria-hidden="true">
          <i className="maw__eye" />
          <i className="maw__eye" />
          <div className="maw__mouth" />
        </div>
      </section>
      <Label />
      <Band className="paper preface">
        <Prose html={text.html} />
      </Band>
      <Portions />
      <UpAndDown />
      <Signs />
    </>
  );
}

function Label() {
  const { localise, t } = useVisit();
  const { label, rows, sample } = nutririsi;
  return (
    <section className="tongue" aria-labelledby="label">
      <h2 id="label">{localise(label.title)}</h2>
      <NutritionTable>
        <caption>{localise(label.caption)}</caption>
        <tbody>
          {rows.map(({ id, name, example, text, ...row }) => (
            <tr key={id} className={'sub' in row ? 'sub' : undefined}>
              <th scope="row">{localise(name)}</th>
              <td>{localise(example)}</td>
              <td>{localise(text)}</td>
            </tr>
          ))}
        </tbody>
      </NutritionTable>
      {sample && <p className="tongue__sample">{t('product.sample')}</p>}
      <Motif name="risketo" />
    </section>
  );
}

function Portions() {
  const { localise } = useVisit();
  const { portions, portionsIntro } = nutririsi;
  return (
    <Band className="paper paper--on">
      <div className="head">
        <h2>{localise(portionsIntro.title)}</h2>
        <p className="lead">{localise(portionsIntro.text)}</p>
      </div>
      <GaugeList>
        {portions.map(({ id, grams, amount, text }) => (
          <li key={id}>
            <Picture name={`scene/portion-${grams}`} />
            <b>{localise(amount)}</b>
            <p>{localise(text)}</p>
          </li>
        ))}
      </GaugeList>
    </Band>
  );
}

function UpAndDown() {
  const { localise } = useVisit();
  const { tips, tipsIntro } = nutririsi;
  return (
    <Band className="paper paper--on">
      <div className="head">
        <h2>{localise(tipsIntro.title)}</h2>
        <p className="lead">{localise(tipsIntro.text)}</p>
      </div>
      <div className="tiles updown">
        {tips.map(({ id, title, items }) => (
          <div key={id} className={`center updown__${id}`}>
            <h3>{localise(title)}</h3>
            <ul>
              {items.map((item) => (
                <li key={item.es}>{localise(item)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Band>
  );
}

function Signs() {
  const { localise, link } = useVisit();
  const { signs, signsIntro } = nutririsi;
  return (
    <Band className="flood signs" wrap="split">
      <div className="stack stack--wide sticky">
        <h2>{localise(signsIntro.title)}</h2>
        <p className="lead">{localise(signsIntro.text)}</p>
        <p>
          <a className="btn" href={link('products')}>
            {localise(signsIntro.button)} <Icon name="right" />
          </a>
        </p>
      </div>
      <ul className="tiles signs__list">
        {signs.map(({ id, name, text }) => (
          <li key={id}>
            <DietIcon sign={id as DietSign} />
            <div>
              <h3>{localise(name)}</h3>
              <p>{localise(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
