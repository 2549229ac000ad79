import { words } from '../../site/i18n/words.ts';
import { fittingTitle, metadataOf, shortDescription } from '../../site/metadata/metadata.ts';
import { promotionState } from '../../site/promotions/promotionState.ts';
import { isContest } from '../../site/promotions/promotions.ts';
import { runningPromotions } from '../../site/promotions/running.ts';
import { Band } from '../components/Band.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { useVisit } from '../layout/visit.ts';
import { notFoundPage } from '../not-found/route.tsx';
import type { Route } from '../route.ts';
import { unavailablePage } from '../unavailable/UnavailablePage.tsx';
import { PromotionPage } from './PromotionPage.tsx';
import { PromotionsPage } from './PromotionsPage.tsx';

export const promotions: Route<'promotions'> = async ({ backEnd, now, texts }) => {
  const [text, found] = await Promise.all([texts.get('promotions'), backEnd.promotions()]);
  return {
    metadata: metadataOf(text),
    body: <PromotionsPage text={text} promotions={found} now={now} />,
  };
};

/** Maximum number of other promotions shown below one. */
const maxOthers = 4;

export const promotion: Route<'promotion'> = async ({
  language,
  parameters,
  backEnd,
  now,
  texts,
}) => {
  const t = words[language];
  const [found, all] = await Promise.all([
    backEnd.promotion(parameters.slug),
    backEnd.promotions(),
  ]);
  // The back end also finds promotions by id, as it does news.
  if (found === null || (found && found.slug !== parameters.slug)) return notFoundPage(texts);
  if (!found)
    return unavailablePage(
      t('menu.promotions'),
      t('promotion.itemUnavailable'),
      <SentEntry slug={parameters.slug} />,
    );
  const { title, adults } = found;
  const others = runningPromotions(all, now)
    .filter(({ slug }) => slug !== found.slug)
    .slice(0, maxOthers);
  const asunto = found.backEndSlug ?? found.slug;
  const ended = promotionState(found, now) === 'ended';
  const headTitle = ended ? 'promotion.headTitleEnded' : 'promotion.headTitle';
  return {
    metadata: {
      title: fittingTitle([t(headTitle, { title }), title]),
      sharedTitle: title,
      description: shortDescription(t('promotion.description', { title })),
    },
    nameInBreadcrumb: { name: title, language: found.language },
    inkHeader: true,
    body: (
      <PromotionPage promotion={found} others={others} now={now}>
        {found.participation && !isContest(found) && (
          <FormSection name="contest" given={{ asunto }} adultsOnly={adults} />
        )}
      </PromotionPage>
    ),
  };
};

/**
 * What became of an entry for a promotion that cannot be shown: thanks, or the form with
 * its answers. Before an entry there is no form, because the promotion may have ended.
 */
function SentEntry({ slug }: { slug: string }) {
  const { formState } = useVisit();
  if (!formState) return;
  return (
    <Band className="paper">
      <FormSection name="contest" given={{ asunto: slug }} adultsOnly />
    </Band>
  );
}
