import { FormSection } from '../components/forms/FormSection.tsx';
import { useVisit } from '../layout/visit.ts';

/**
 * What became of an entry for a promotion that cannot be shown: thanks, or the form with
 * its answers. Before an entry there is no form, because the promotion may have ended.
 */
export function SentEntry({ slug }: { slug: string }) {
  const { formState } = useVisit();
  if (!formState) return;
  return (
    <section className="paper">
      <div className="wrap">
        <FormSection name="contest" given={{ asunto: slug }} adultsOnly />
      </div>
    </section>
  );
}
