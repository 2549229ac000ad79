import { PDFDict, type PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { escapeXml } from '../../src/pages/drawings/geometry.ts';

/**
 * Adds the accessibility data that Chromium leaves out: metadata with the title and
 * PDF/UA-1 (ISO 14289), which the document is prepared for, and the target of each link.
 */
export function markAccessible(pdf: PDFDocument): void {
  const metadata = pdf.context.stream(xmp(pdf.getTitle() ?? ''), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(metadata));
  for (const page of pdf.getPages())
    for (const reference of page.node.Annots()?.asArray() ?? []) {
      const link = pdf.context.lookup(reference, PDFDict);
      const action = link.lookupMaybe(PDFName.of('A'), PDFDict);
      const address = action?.lookupMaybe(PDFName.of('URI'), PDFString);
      if (address) link.set(PDFName.of('Contents'), PDFString.of(address.asString()));
    }
}

/** Encoded in UTF-8, as a metadata stream requires. */
const xmp = (title: string): Uint8Array =>
  new TextEncoder().encode(`<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(title)}</rdf:li></rdf:Alt></dc:title>
<pdfuaid:part>1</pdfuaid:part>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>`);
