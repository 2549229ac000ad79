import chipCss from '../components/controls/Chip.css?inline';
import { Download } from '../components/controls/Download.tsx';
import { Heart } from '../components/controls/Heart.tsx';
import pauseCss from '../components/controls/Pause.css?inline';
import { Pause } from '../components/controls/Pause.tsx';
import searchCss from '../components/controls/Search.css?inline';
import checkCss from '../components/forms/Check.css?inline';
import formCss from '../components/forms/Form.css?inline';
import inputCss from '../components/forms/Input.css?inline';
import longFormCss from '../components/forms/LongForm.css?inline';
import selectCss from '../components/forms/Select.css?inline';
import statusCss from '../components/forms/Status.css?inline';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Note } from '../components/prose/Note.tsx';
import readingCss from '../components/prose/Reading.css?inline';
import answersCss from '../faqs/Answers.css?inline';
import { useStyle } from '../layout/style.ts';
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
