import { inEveryLanguage } from '../../src/content/messages.ts';

/** What is wrong with a file, with its JSON or with a field, whatever it is about. */
export const fileMessages = inEveryLanguage({
  'place.file': { es: 'el archivo', en: 'file', fr: 'le fichier' },
  'place.text': { es: 'el texto', en: 'text', fr: 'le texte' },
  'place.sections': { es: 'sus apartados', en: 'sections', fr: 'ses sections' },
  'place.line': { es: 'línea {{number}}', en: 'line {{number}}', fr: 'ligne {{number}}' },
  'place.entry': {
    es: 'elemento {{number}}{{name}}',
    en: 'entry {{number}}{{name}}',
    fr: 'élément {{number}}{{name}}',
  },
  'file.missing': {
    es: 'falta. Añádelo; content/README.md dice qué contiene.',
    en: 'is missing. Add it; content/README.md says what it holds.',
    fr: 'manque. Ajoutez-le ; content/README.md dit ce qu’il contient.',
  },
  'file.textMissing': {
    es: 'falta. Escribe el texto en {{language}}.',
    en: 'is missing. Write the text in {{language}}.',
    fr: 'manque. Écrivez le texte en {{language}}.',
  },
  'file.unused': {
    es: 'no lo usa ninguna página. Corrige su nombre o su carpeta, o quítalo; content/README.md enumera los archivos.',
    en: 'is used by no page. Correct its name or folder, or remove it; content/README.md lists the files.',
    fr: 'n’est utilisé par aucune page. Corrigez son nom ou son dossier, ou retirez-le ; content/README.md énumère les fichiers.',
  },
  'file.notUtf8': {
    es: 'no es UTF-8. Guarda el archivo como UTF-8; está en otra codificación, como Windows-1252.',
    en: 'is not UTF-8. Save the file as UTF-8; it is written in another encoding, such as Windows-1252.',
    fr: 'n’est pas en UTF-8. Enregistrez le fichier en UTF-8 ; il est dans un autre codage, comme Windows-1252.',
  },
  'json.empty': {
    es: 'está vacío. Escribe sus campos.',
    en: 'is empty. Write its fields.',
    fr: 'est vide. Écrivez ses champs.',
  },
  'json.commaAtEnd': {
    es: 'no acaba en coma. Escribe , después de «{{after}}».',
    en: 'has no comma at its end. Write , after «{{after}}».',
    fr: 'ne finit pas par une virgule. Écrivez , après «{{after}}».',
  },
  'json.commaBefore': {
    es: 'no tiene coma delante de «{{token}}». Escribe ahí una coma.',
    en: 'has no comma before «{{token}}». Write , there.',
    fr: 'n’a pas de virgule avant «{{token}}». Écrivez-y une virgule.',
  },
  'json.colon': {
    es: 'no tiene dos puntos después de «{{after}}». Escribe ahí dos puntos.',
    en: 'has no colon after «{{after}}». Write : there.',
    fr: 'n’a pas de deux-points après «{{after}}». Écrivez-les là.',
  },
  'json.unclosed': {
    es: 'acaba antes del último {{bracket}} del archivo. Escríbelo ahí.',
    en: 'ends before the last {{bracket}} of the file. Write it there.',
    fr: 'finit avant le dernier {{bracket}} du fichier. Écrivez-le là.',
  },
  'json.name': {
    es: 'tiene «{{token}}» donde va un nombre entre comillas. Escribe ahí el nombre, o corrige lo que hay delante.',
    en: 'has «{{token}}» where a name in quotation marks is wanted. Write the name there, or correct what stands before it.',
    fr: 'a «{{token}}» à la place d’un nom entre guillemets. Écrivez-y le nom, ou corrigez ce qui précède.',
  },
  'json.value': {
    es: 'no tiene valor después de «{{after}}». Escríbelo ahí.',
    en: 'has no value after «{{after}}». Write it there.',
    fr: 'n’a pas de valeur après «{{after}}». Écrivez-la là.',
  },
  'json.notValue': {
    es: 'tiene «{{token}}», que no es un valor. Escribe el texto entre comillas.',
    en: 'has «{{token}}», which is not a value. Write text in quotation marks.',
    fr: 'a «{{token}}», qui n’est pas une valeur. Écrivez le texte entre guillemets.',
  },
  'json.commaOrQuote': {
    es: 'no tiene coma o comillas delante de «{{token}}». Escribe lo que falta.',
    en: 'has no comma or quotation mark before «{{token}}». Write what is missing.',
    fr: 'n’a pas de virgule ou de guillemet avant «{{token}}». Écrivez ce qui manque.',
  },
  'json.openText': {
    es: 'tiene un texto que no se cierra. Escribe " después de su última palabra.',
    en: 'has a text that does not end. Write " after its last word.',
    fr: 'a un texte qui ne se ferme pas. Écrivez " après son dernier mot.',
  },
  'json.twoValues': {
    es: 'tiene más de un valor. Quita «{{token}}» y lo que sigue, o el corchete o la llave que cierra demasiado pronto.',
    en: 'has more than one value. Remove «{{token}}» and what follows, or the bracket that closes too early.',
    fr: 'a plus d’une valeur. Retirez «{{token}}» et ce qui suit, ou le crochet qui se ferme trop tôt.',
  },
  'json.comment': {
    es: 'tiene un comentario. Quítalo: en JSON no los hay.',
    en: 'has a comment. Remove it: JSON has none.',
    fr: 'a un commentaire. Retirez-le : JSON n’en a pas.',
  },
  'json.character': {
    es: 'tiene un tabulador o un salto de línea dentro de un texto. Escribe ahí un espacio.',
    en: 'has a tab or a line break inside a text. Write a space there.',
    fr: 'a une tabulation ou un saut de ligne dans un texte. Écrivez-y une espace.',
  },
  'json.escape': {
    es: 'tiene una \\ que no significa nada. Quítala.',
    en: 'has a \\ that means nothing. Remove it.',
    fr: 'a une \\ qui ne veut rien dire. Retirez-la.',
  },
  'json.other': {
    es: 'no es JSON en «{{token}}». Compáralo con las líneas de alrededor.',
    en: 'is not JSON at «{{token}}». Compare it with the lines around it.',
    fr: 'n’est pas du JSON à «{{token}}». Comparez avec les lignes voisines.',
  },
  'json.commaTooMany': {
    es: 'tiene una coma detrás del último elemento. Quítala.',
    en: 'has a comma after the last entry. Remove it.',
    fr: 'a une virgule après le dernier élément. Retirez-la.',
  },
  'field.twice': {
    es: 'está dos veces. Deja uno de los dos: solo se leería el último.',
    en: 'is there twice. Keep one of the two: only the last would be read.',
    fr: 'y est deux fois. Gardez l’un des deux : seul le dernier serait lu.',
  },
  'field.unknown': {
    es: 'no es un campo conocido. Corrige cómo está escrito o quítalo; content/README.md enumera los campos.',
    en: 'is not a known field. Correct its spelling or remove it; content/README.md lists the fields.',
    fr: 'n’est pas un champ connu. Corrigez son orthographe ou retirez-le ; content/README.md énumère les champs.',
  },
  'field.missing': {
    es: 'falta. Escríbelo.',
    en: 'is missing. Write it.',
    fr: 'manque. Écrivez-le.',
  },
  'field.missingIn': {
    es: 'falta. Escríbelo en {{language}}.',
    en: 'is missing. Write it in {{language}}.',
    fr: 'manque. Écrivez-le en {{language}}.',
  },
  'field.empty': {
    es: 'está vacío. Escríbelo.',
    en: 'is empty. Write it.',
    fr: 'est vide. Écrivez-le.',
  },
  'field.emptyIn': {
    es: 'está vacío. Escríbelo en {{language}}.',
    en: 'is empty. Write it in {{language}}.',
    fr: 'est vide. Écrivez-le en {{language}}.',
  },
  'field.emptyList': {
    es: 'es una lista vacía. Escríbela.',
    en: 'is an empty list. Write it.',
    fr: 'est une liste vide. Écrivez-la.',
  },
  'field.kind': {
    es: 'es {{is}}. Escribe {{wanted}}.',
    en: 'is {{is}}. Write {{wanted}}.',
    fr: 'est {{is}}. Écrivez {{wanted}}.',
  },
  'field.options': {
    es: 'tiene un valor desconocido. Escribe uno de estos: {{options}}.',
    en: 'has an unknown value. Write one of: {{options}}.',
    fr: 'a une valeur inconnue. Écrivez l’une de celles-ci : {{options}}.',
  },
  'field.shape': {
    es: '{{what}}. Corrígelo; en content/README.md hay un ejemplo.',
    en: '{{what}}. Correct it; content/README.md shows an example.',
    fr: '{{what}}. Corrigez-le ; content/README.md montre un exemple.',
  },
  'field.invalid': {
    es: 'no es válido',
    en: 'is invalid',
    fr: 'n’est pas valable',
  },
  'size.atLeast': {
    es: '{{is}}. Escribe como mínimo {{bound}}.',
    en: '{{is}}. Write at least {{bound}}.',
    fr: '{{is}}. Écrivez au moins {{bound}}.',
  },
  'size.atMost': {
    es: '{{is}}. Escribe como máximo {{bound}}.',
    en: '{{is}}. Write at most {{bound}}.',
    fr: '{{is}}. Écrivez au plus {{bound}}.',
  },
  'size.number': { es: 'es {{value}}', en: 'is {{value}}', fr: 'est {{value}}' },
  'size.entries': {
    es: 'tiene {{count}} elementos',
    en: 'has {{count}} entries',
    fr: 'a {{count}} éléments',
  },
  'size.characters': {
    es: 'tiene {{count}} caracteres',
    en: 'is {{count}} characters long',
    fr: 'a {{count}} caractères',
  },
  'kind.string': {
    es: 'un texto entre comillas',
    en: 'text in quotes',
    fr: 'un texte entre guillemets',
  },
  'kind.number': {
    es: 'un número sin comillas',
    en: 'a number without quotes',
    fr: 'un nombre sans guillemets',
  },
  'kind.int': {
    es: 'un número entero sin comillas',
    en: 'a whole number without quotes',
    fr: 'un nombre entier sans guillemets',
  },
  'kind.boolean': {
    es: 'true o false sin comillas',
    en: 'true or false without quotes',
    fr: 'true ou false sans guillemets',
  },
  'kind.array': { es: 'una lista entre [ ]', en: 'a list in [ ]', fr: 'une liste entre [ ]' },
  'kind.object': { es: 'campos entre { }', en: 'fields in { }', fr: 'des champs entre { }' },
  'kind.null': { es: 'null', en: 'null', fr: 'null' },
  'kind.other': { es: 'de otra clase', en: 'of another kind', fr: 'd’une autre sorte' },
});
