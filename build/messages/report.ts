import { inEveryLanguage } from '../../src/content/messages.ts';

/** What the content check says around the faults: the summary, samples, unread translations. */
export const reportMessages = inEveryLanguage({
  'report.summary': {
    es: '{{products}} productos, {{texts}} textos, {{questions}} preguntas: {{faults}}',
    en: '{{products}} products, {{texts}} texts, {{questions}} questions: {{faults}}',
    fr: '{{products}} produits, {{texts}} textes, {{questions}} questions : {{faults}}',
  },
  'faults.none': { es: 'ningún error', en: 'no fault', fr: 'aucune erreur' },
  'faults.one': { es: '1 error', en: '1 fault', fr: '1 erreur' },
  'faults.many': { es: '{{count}} errores', en: '{{count}} faults', fr: '{{count}} erreurs' },
  'report.more': {
    es: 'y {{count}} más: `npm run check:content -- --all` los dice todos',
    en: 'and {{count}} more: `npm run check:content -- --all` tells all of them',
    fr: 'et {{count}} de plus : `npm run check:content -- --all` les dit toutes',
  },
  'report.fixable': {
    es: '{{mark}}: `npm run check:content -- --fix` lo corrige.',
    en: '{{mark}}: `npm run check:content -- --fix` corrects it.',
    fr: '{{mark}} : `npm run check:content -- --fix` le corrige.',
  },
  'report.older': {
    es: 'Algunos archivos tienen una forma antigua: npm run check:content -- --upgrade los convierte.',
    en: 'Some files are in an older form: npm run check:content -- --upgrade converts them.',
    fr: 'Certains fichiers ont une forme ancienne : npm run check:content -- --upgrade les convertit.',
  },
  'report.converted': {
    es: '{{file}}: convertido a la forma de hoy',
    en: '{{file}}: converted to today’s form',
    fr: '{{file}} : converti à la forme d’aujourd’hui',
  },
  'report.removed': {
    es: '{{file}}: quitado, sus diseños están en content/products',
    en: '{{file}}: removed, its designs are in content/products',
    fr: '{{file}} : retiré, ses dessins sont dans content/products',
  },
  'report.repaired': {
    es: '{{file}}: textos corregidos, {{count}}',
    en: '{{file}}: texts repaired, {{count}}',
    fr: '{{file}} : textes corrigés, {{count}}',
  },
  'report.inForm': {
    es: '{{file}}: campos puestos en su orden',
    en: '{{file}}: fields put in order',
    fr: '{{file}} : champs remis dans l’ordre',
  },
  'report.noFolder': {
    es: '{{project}} no tiene la carpeta content/',
    en: '{{project}} has no folder content/',
    fr: '{{project}} n’a pas de dossier content/',
  },
  'unread.title': {
    es: 'Aviso: algo ha cambiado en un idioma y no en los otros.',
    en: 'Warning: something has changed in one language and not in the others.',
    fr: 'Attention : une langue a changé, et pas les autres.',
  },
  'unread.place': {
    es: '{{place}}: ha cambiado en {{changed}}. Léelo en {{rest}}, y cambia lo que haga falta.',
    en: '{{place}}: changed in {{changed}}. Read it in {{rest}}, and change what needs it.',
    fr: '{{place}} : a changé en {{changed}}. Relisez-le en {{rest}}, et changez ce qu’il faut.',
  },
  'unread.more': { es: 'y {{count}} más', en: 'and {{count}} more', fr: 'et {{count}} de plus' },
  'unread.everywhere': {
    es: 'Han cambiado en todos los idiomas: {{count}}.',
    en: 'Changed in every language: {{count}}.',
    fr: 'Ont changé dans toutes les langues : {{count}}.',
  },
  'unread.mark': {
    es: 'Cuando esté leído en todos los idiomas: npm run check:content -- --read {{place}}, o sin nombres si lo está todo',
    en: 'Once it is read in every language: npm run check:content -- --read {{place}}, or without names if all of it is',
    fr: 'Une fois relu dans toutes les langues : npm run check:content -- --read {{place}}, ou sans noms si tout l’est',
  },
  'unread.recorded': {
    es: 'Archivos y textos leídos en todos los idiomas: {{count}}. {{file}} lo guarda: entrégalo con lo demás.',
    en: 'Files and texts read in every language: {{count}}. {{file}} records it; commit it.',
    fr: 'Fichiers et textes relus dans toutes les langues : {{count}}. {{file}} l’enregistre ; faites-en un commit.',
  },
  'unread.unknown': {
    es: 'No hay nada en content/ que se llame {{name}}. Escribe el nombre como está en el aviso, como texts/history.',
    en: 'Nothing in content/ is called {{name}}. Write the name as the warning has it, such as texts/history.',
    fr: 'Rien dans content/ ne s’appelle {{name}}. Écrivez le nom comme dans l’avertissement, par exemple texts/history.',
  },
  'sample.title': {
    es: 'Valores de muestra, que no son de la empresa:',
    en: 'Sample values, not the company’s own:',
    fr: 'Valeurs d’exemple, qui ne sont pas de l’entreprise :',
  },
  'sample.sum': { es: '{{count}} en total', en: '{{count}} in all', fr: '{{count}} en tout' },
  'sample.refused': {
    es: 'Los valores de muestra no se publican. Pon los verdaderos y quita "sample": true, o publícalos a sabiendas con --allow-samples.',
    en: 'Sample values are not published. Replace them and remove "sample": true, or publish them knowingly with --allow-samples.',
    fr: 'Les valeurs d’exemple ne sont pas publiées. Mettez les vraies et retirez "sample": true, ou publiez-les sciemment avec --allow-samples.',
  },
  'samples.products': {
    es: 'productos, con sus ingredientes, trazas, valores nutricionales y GTIN',
    en: 'products with their ingredients, traces, nutrition and GTINs',
    fr: 'produits, avec leurs ingrédients, traces, valeurs nutritionnelles et GTIN',
  },
  'samples.contacts': {
    es: 'teléfonos y correos',
    en: 'phone numbers and e-mail addresses',
    fr: 'numéros de téléphone et adresses e-mail',
  },
  'samples.replies': {
    es: 'plazos de respuesta',
    en: 'terms for answers',
    fr: 'délais de réponse',
  },
  'samples.social': {
    es: 'direcciones de redes sociales',
    en: 'social network addresses',
    fr: 'adresses de réseaux sociaux',
  },
  'samples.links': { es: 'enlaces externos', en: 'external links', fr: 'liens externes' },
  'samples.distributors': { es: 'distribuidores', en: 'distributors', fr: 'distributeurs' },
  'samples.contest': {
    es: 'fechas y premios del concurso',
    en: 'contest dates and prizes',
    fr: 'dates et lots du concours',
  },
  'samples.label': {
    es: 'ejemplo de etiqueta',
    en: 'example of a label',
    fr: 'exemple d’étiquette',
  },
  'samples.subsidies': { es: 'ayudas públicas', en: 'subsidies', fr: 'aides publiques' },
  'samples.documents': { es: 'documentos', en: 'documents', fr: 'documents' },
  'samples.texts': { es: 'textos', en: 'texts', fr: 'textes' },
  'samples.passages': {
    es: 'pasajes de textos',
    en: 'passages of texts',
    fr: 'passages de textes',
  },
  'samples.figures': {
    es: 'cifras de sostenibilidad',
    en: 'sustainability figures',
    fr: 'chiffres du développement durable',
  },
  'language.es': { es: 'español', en: 'Spanish', fr: 'espagnol' },
  'language.en': { es: 'inglés', en: 'English', fr: 'anglais' },
  'language.fr': { es: 'francés', en: 'French', fr: 'français' },
});
