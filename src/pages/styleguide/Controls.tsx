import answersCss from '../faqs/Answers.css?inline';
import checkCss from '../parts/Check.css?inline';
import chipCss from '../parts/Chip.css?inline';
import { Download } from '../parts/Download.tsx';
import formCss from '../parts/Form.css?inline';
import { Heart } from '../parts/Heart.tsx';
import { Icon } from '../parts/Icon.tsx';
import inputCss from '../parts/Input.css?inline';
import longFormCss from '../parts/LongForm.css?inline';
import { Note } from '../parts/Note.tsx';
import pauseCss from '../parts/Pause.css?inline';
import { Pause } from '../parts/Pause.tsx';
import { Picture } from '../parts/Picture.tsx';
import readingCss from '../parts/Reading.css?inline';
import searchCss from '../parts/Search.css?inline';
import selectCss from '../parts/Select.css?inline';
import statusCss from '../parts/Status.css?inline';
import { useStyle } from '../style.ts';
import { Note as Box } from '../text/TextPage.tsx';
import { Chapter, Sample } from './Chapter.tsx';

/** What is pressed, chosen or opened, and what answers. */
export function Controls() {
  useStyle(
    answersCss +
      checkCss +
      chipCss +
      formCss +
      inputCss +
      longFormCss +
      pauseCss +
      readingCss +
      searchCss +
      selectCss +
      statusCss,
  );
  return (
    <>
      <Chapter title="Buttons and chips">
        <Buttons />
        <div className="flood guide-flood">
          <Buttons />
        </div>
        <Sample name="Chips: at rest, pressed, current">
          <p className="row">
            <a className="chip" href="#main">
              Crisps
            </a>
            <button type="button" className="chip" aria-pressed="true">
              Gluten free
            </button>
            <a className="chip" href="#main" aria-current="true">
              Biscuits
            </a>
          </p>
        </Sample>
        <Sample name="Favourite: kept and not; pause: of what keeps moving">
          <p className="row guide-hearts">
            <Heart like="guide" name="Risketos" />
            <span className="heart">
              <Icon name="heart" />
            </span>
            <button type="button" className="heart" aria-pressed="true" aria-label="Kept">
              <Icon name="heart" />
            </button>
            <span className="guide-pause">
              <Pause />
            </span>
          </p>
        </Sample>
      </Chapter>
      <Chapter title="Search and folds">
        <search className="search">
          <Icon name="search" />
          <input
            type="search"
            aria-label="Search"
            placeholder="Cheese, pizza, chocolate…"
          />
        </search>
        <div>
          <details className="fold">
            <summary>Closed</summary>
            <p className="fold__in">What was folded.</p>
          </details>
          <details className="fold" open>
            <summary>Open</summary>
            <p className="fold__in">What was folded.</p>
          </details>
        </div>
      </Chapter>
      <Chapter title="Notes">
        <Note>A remark on what a page shows.</Note>
        <p className="status">What happens now</p>
        <p className="status is-ok">It went well</p>
        <p className="status is-error">Something is wrong</p>
        <Box html="<p><strong>A promise</strong> that a reader must not miss.</p>" />
        <Download id="einf-2023" />
        <p className="row">
          <Picture name="motif/maria" className="motif" />{' '}
          <span className="updated">Updated in September</span>
        </p>
      </Chapter>
    </>
  );
}

function Buttons() {
  return (
    <p className="row">
      {['', 'btn--paper', 'btn--line', 'btn--small', 'btn--small btn--line'].map(
        (look) => (
          <a key={look} className={`btn ${look}`} href="#main">
            {look || 'btn'} <Icon name="right" />
          </a>
        ),
      )}
      <button type="button" className="btn btn--round" aria-label="Round">
        <Icon name="close" />
      </button>
      <button type="button" className="btn" disabled>
        Disabled
      </button>
      <button type="button" className="btn" aria-disabled="true">
        Sending{' '}
        <span className="chew" aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
      </button>
      <a className="more" href="#main">
        More <Icon name="right" />
      </a>
    </p>
  );
}
