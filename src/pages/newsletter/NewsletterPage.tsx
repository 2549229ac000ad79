import { sectionOf } from '../../site/texts/sections.ts';
import type { Text } from '../../site/texts/texts.ts';
import { Band } from '../components/Band.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Prose } from '../components/prose/Prose.tsx';
import { Style } from '../components/Style.tsx';
import { Breadcrumb } from '../layout/Breadcrumb.tsx';
import { useVisit } from '../layout/visit.ts';
import css from './NewsletterPage.css?inline';

/**
 * The newsletter as a postcard: greeting and message on the left, stamp and address on
 * the right. What others stand beside comes first, so that they do not shift if the page is
 * painted before all of it has arrived.
 */
export function NewsletterPage({ text }: { text: Text }) {
  const { t } = useVisit();
  const leave = sectionOf(text, 'leave');
  return (
    <>
      <Style name="NewsletterPage" css={css} />
      <Band className="flood top toldo postcard-wall" data-family="caramelos">
        <Breadcrumb />
        <div className="split postcard">
          <div className="postcard__greeting stack stack--wide">
            <h1>{text.title}</h1>
            <p className="lead">{text.lead}</p>
          </div>
          <div className="postcard__address" id="subscribe">
            <div className="postcard__post">
              {/* First, because the postmark stands to its left. */}
              <span className="stamp">
                <Picture name="motif/candy" />
              </span>
              <svg viewBox="0 0 200 80" aria-hidden="true">
                <g fill="none" stroke="currentColor" strokeWidth="4">
                  {[12, 28, 44, 60].map((y) => (
                    <path key={y} d={`M4 ${y}${'a12 12 0 0 0 24 0'.repeat(8)}`} />
                  ))}
                </g>
              </svg>
            </div>
            <h2>{t('newsletter.join')}</h2>
            <FormSection name="newsletter" />
          </div>
          <div className="postcard__message stack stack--wide">
            {['what', 'who'].map((id) => {
              const { title, html } = sectionOf(text, id);
              return (
                <section key={id} id={id} className="stack">
                  <h2>{title}</h2>
                  <Prose html={html} />
                </section>
              );
            })}
          </div>
          {/* Last, because it is at the bottom, and moves with the form. */}
          <Picture name="scene/newsletter" eager className="postcard__scene" />
        </div>
      </Band>
      <Band className="paper" id={leave.id} wrap="split">
        <h2>{leave.title}</h2>
        <Prose html={leave.html} />
      </Band>
    </>
  );
}
