/** Progress indicator: three chewing mouths. FormSection adds the style sheet. */
export const Spinner = () => (
  <span className="spinner" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
