import type { FormName } from '../../site/forms/forms.ts';
import type { Language } from '../../site/i18n/languages.ts';
import type { AttachmentKey } from './attachmentStore.ts';
import type { Payload } from './payload.ts';

/** A validated submission with everything needed to deliver it, now or later. */
export interface Submission {
  reference: string;
  form: FormName;
  payload: Payload;
  /** Scheme and host of the page, which determine the back end. */
  site: string;
  language: Language;
  /** `storedAt` in milliseconds since 1970. */
  attachment?: {
    field: string;
    key: AttachmentKey;
    nombre: string;
    bytes: number;
    sha256: string;
    storedAt: number;
  };
}
