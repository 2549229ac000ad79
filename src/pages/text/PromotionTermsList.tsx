import type { Text } from '../../site/texts/texts.ts';
import { useVisit } from '../layout/visit.ts';
import { TextPage } from './TextPage.tsx';

/** The promotions whose legal terms are published, with the company's general ones. */
export function PromotionTermsList({
  text,
  terms,
}: {
  text: Text;
  terms: { id: string; title: string }[];
}) {
  const { link, t } = useVisit();
  return (
    <TextPage text={text}>
      <ul>
        {terms.map(({ id, title }) => (
          <li key={id}>
            <a href={link('promotion-terms', { id })}>{title}</a>
          </li>
        ))}
        <li>
          <a href={link('company-terms')}>{t('foot.terms')}</a>
        </li>
      </ul>
    </TextPage>
  );
}
