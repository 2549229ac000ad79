import type { PageName } from '../../site/addresses/addresses.ts';
import { metadataOf } from '../../site/metadata/metadata.ts';
import type { TextName } from '../../site/texts/texts.ts';
import { soberTheme } from '../layout/pageModel.ts';
import type { Route } from '../route.ts';
import { ConductPage } from './ConductPage.tsx';

/** A page of the code. The note that all of them show is in the text of the first one. */
const conductPage =
  <P extends TextName & PageName>(name: P): Route<P> =>
  async ({ texts }) => {
    const [text, code] = await Promise.all([texts.get(name), texts.get('conduct')]);
    return {
      metadata: metadataOf(text),
      nameInBreadcrumb: { name: text.title },
      theme: soberTheme,
      body: <ConductPage text={text} note={code.note} />,
    };
  };

/** The code of conduct and its chapters. */
export const conductRoutes = {
  conduct: conductPage('conduct'),
  'conduct-president': conductPage('conduct-president'),
  'conduct-principles': conductPage('conduct-principles'),
  'conduct-employees': conductPage('conduct-employees'),
  'conduct-consumers': conductPage('conduct-consumers'),
  'conduct-providers': conductPage('conduct-providers'),
  'conduct-society': conductPage('conduct-society'),
  'society-risi-sa': conductPage('society-risi-sa'),
  'society-loeches': conductPage('society-loeches'),
  'society-matarile': conductPage('society-matarile'),
  'conduct-compliance': conductPage('conduct-compliance'),
};
