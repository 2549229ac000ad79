/** Three mouths that chew while something is sent. FormSection brings the style sheet. */
export const Spinner = () => (
  <span className="chew" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
