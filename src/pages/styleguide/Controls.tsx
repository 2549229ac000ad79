import { Chip } from '../components/controls/Chip.tsx';
import { Download } from '../components/controls/Download.tsx';
import { Heart } from '../components/controls/Heart.tsx';
import { Pause } from '../components/controls/Pause.tsx';
import { SearchField } from '../components/forms/SearchField.tsx';
import { Spinner } from '../components/forms/Spinner.tsx';
import { Icon } from '../components/pictures/Icon.tsx';
import { Picture } from '../components/pictures/Picture.tsx';
import { Callout } from '../components/prose/Reading.tsx';
import { Status } from '../components/prose/Status.tsx';
import { Fold } from '../faqs/Fold.tsx';
import { Chapter, Sample } from './Chapter.tsx';

/** Interactive components. */
export function Controls() {
  return (
    <>
      <Chapter title="Buttons and chips">
        <Buttons />
        <div className="flood guide-flood">
          <Buttons />
        </div>
        <Sample name="Chips: at rest, pressed, current">
          <p className="row">
            <Chip href="#main">Crisps</Chip>
            <Chip as="button" type="button" aria-pressed="true">
              Gluten free
            </Chip>
            <Chip href="#main" aria-current="true">
              Biscuits
            </Chip>
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
              <Pause name="Pause the guide" />
            </span>
          </p>
        </Sample>
      </Chapter>
      <Chapter title="Search and folds">
        <search>
          <SearchField
            id="guide-search"
            label="Search"
            placeholder="Cheese, pizza, chocolate…"
          />
        </search>
        <div>
          <Fold summary="Closed">What was folded.</Fold>
          <Fold summary="Open" open>
            What was folded.
          </Fold>
        </div>
      </Chapter>
      <Chapter title="Notes">
        <Status>A remark on what a page shows.</Status>
        <Status mood="ok">It went well</Status>
        <Status mood="error">Something is wrong</Status>
        <Callout html="<p><strong>A promise</strong> that a reader must not miss.</p>" />
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
        Sending <Spinner />
      </button>
      <a className="more" href="#main">
        More <Icon name="right" />
      </a>
    </p>
  );
}
