import { type FormName, type FormState, formOf } from '../../site/forms/forms.ts';
import { check } from '../../site/forms/schema.ts';
import { FormSection } from '../components/forms/FormSection.tsx';
import { ReportReceipt } from '../ethical-channel/ReportReceipt.tsx';
import { useVisit, VisitContext, visitOf } from '../layout/visit.ts';
import { Chapter, Sample } from './Chapter.tsx';

/**
 * A form in each state that the server renders. Use them to see the other states.
 */
export function Forms() {
  return (
    <Chapter title="Forms in every state">
      <Sample name="Idle">
        <FormSection name="question" />
      </Sample>
      <Sample name="With faults">
        <Sent
          form="work"
          state="faulty"
          status={422}
          answers={{ nombre: 'Ada', email: 'ada@' }}
        />
      </Sample>
      <Sample name="Could not be sent">
        <Sent
          form="press"
          state="failed"
          status={502}
          answers={{ nombre: 'Ada' }}
          problem="form.failed"
        />
      </Sample>
      <Sample name="Sent">
        <Sent form="other" state="sent" status={200} reference="RISI-2026-000001" />
      </Sample>
      <Sample name="With a popup for its answer">
        <FormSection name="newsletter" />
      </Sample>
      <Sample name="Sober, and its receipt">
        <div className="sober guide-sober" data-mood="sober">
          <FormSection name="ethical" />
          <ReportReceipt
            reference="RISI-2026-000002"
            received={new Date('2026-06-15T09:30:00Z')}
            code="7KCM-94XD-3HTB-W8RP-K5VN"
          />
        </div>
      </Sample>
    </Chapter>
  );
}

/** A form after it was posted. */
function Sent({
  form,
  answers = {},
  ...rest
}: Pick<FormState, 'form' | 'state' | 'status'> &
  Partial<FormState> & { form: FormName }) {
  const visit = useVisit();
  const faults =
    rest.state === 'faulty'
      ? check(formOf(form), answers, { now: new Date() }).faults
      : {};
  return (
    <VisitContext
      value={visitOf({ ...visit, formState: { form, answers, faults, ...rest } })}
    >
      <FormSection name={form} />
    </VisitContext>
  );
}
