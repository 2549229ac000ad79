import { inEveryLanguage } from '../../src/content/messages.ts';

/** What is wrong with the words: their language, typography, wording, figures and metadata. */
export const textMessages = inEveryLanguage({
  'text.wrong': {
    es: 'no se puede componer ({{why}}). Corrígelo; content/README.md enseña cómo se escriben los textos.',
    en: 'cannot be compiled ({{why}}). Correct it; content/README.md shows how texts are written.',
    fr: 'ne peut pas être composé ({{why}}). Corrigez-le ; content/README.md montre comment on écrit les textes.',
  },
  'text.noFrontMatter': {
    es: 'faltan los datos del principio: empieza el archivo con --- title, headTitle, description, lead ---',
    en: 'front matter is missing: begin the file with --- title, headTitle, description, lead ---',
    fr: 'les données du début manquent : commencez le fichier par --- title, headTitle, description, lead ---',
  },
  'text.frontMatter': {
    es: 'no se entiende la línea {{line}}: escribe entre comillas, "…", lo que va después de {{name}}:',
    en: 'line {{line}} is not understood: write the words after {{name}}: between quotation marks, "…"',
    fr: 'la ligne {{line}} n’est pas comprise : écrivez entre guillemets, "…", ce qui suit {{name}}:',
  },
  'text.html': {
    es: 'tiene la etiqueta {{html}}: escribe texto sin etiquetas; **así** va en negrita',
    en: 'raw HTML ({{html}}) is not allowed: write Markdown',
    fr: 'le HTML ({{html}}) n’est pas admis : écrivez du Markdown',
  },
  'text.noLink': {
    es: 'link:{{name}} no está en content/links.json: añádelo ahí o corrige el nombre',
    en: 'link:{{name}} is not in content/links.json: add it there or correct the name',
    fr: 'link:{{name}} n’est pas dans content/links.json : ajoutez-le là ou corrigez le nom',
  },
  'text.noContact': {
    es: 'contact:{{name}} no está en content/company.json: usa uno de estos: {{options}}',
    en: 'contact:{{name}} is not in content/company.json: use one of {{options}}',
    fr: 'contact:{{name}} n’est pas dans content/company.json : utilisez l’un de ceux-ci : {{options}}',
  },
  'text.address': {
    es: 'el enlace {{href}} nombra una dirección: escribe page:, link: o contact: con un nombre',
    en: 'the link {{href}} names an address: write page:, link: or contact: with a name',
    fr: 'le lien {{href}} nomme une adresse : écrivez page:, link: ou contact: avec un nom',
  },
  'text.noPage': {
    es: 'page:{{page}} no es una página: {{right}}',
    en: 'page:{{page}} is not a page: {{right}}',
    fr: 'page:{{page}} n’est pas une page : {{right}}',
  },
  'text.other': { es: '{{reason}}', en: '{{reason}}', fr: '{{reason}}' },
  'metadata.title': {
    es: 'hace un título de documento de {{count}} caracteres («{{title}}»). Acórtalo a {{most}}.',
    en: 'makes a document title of {{count}} characters («{{title}}»). Shorten it to {{most}}.',
    fr: 'fait un titre de document de {{count}} caractères («{{title}}»). Ramenez-le à {{most}}.',
  },
  'metadata.description': {
    es: 'tiene {{count}} caracteres. Escribe de {{least}} a {{most}}.',
    en: 'has {{count}} characters. Write {{least}} to {{most}}.',
    fr: 'a {{count}} caractères. Écrivez-en de {{least}} à {{most}}.',
  },
  'metadata.same': {
    es: 'es «{{value}}», como en {{place}}. Da a cada página palabras propias.',
    en: 'is «{{value}}», as in {{place}}. Give every page words of its own.',
    fr: 'est «{{value}}», comme dans {{place}}. Donnez à chaque page ses propres mots.',
  },
  'frontMatter.words': {
    es: 'no es la de las palabras de hoy, y la fecha es {{day}}. Escribe {{hash}} en "words", y el mes o el día del cambio en "updated".',
    en: 'is not the hash of the text, whose date is {{day}}. Write words: {{hash}}, and the month or day of the change in updated.',
    fr: 'n’est pas l’empreinte du texte, dont la date est {{day}}. Écrivez words: {{hash}}, et dans updated le mois ou le jour du changement.',
  },
  'frontMatter.noProduct': {
    es: 'nombra {{name}}, que no es un producto. Usa el nombre de un archivo de content/products, sin .json.',
    en: 'names {{name}}, which is not a product. Use the name of a file in content/products, without .json.',
    fr: 'nomme {{name}}, qui n’est pas un produit. Utilisez le nom d’un fichier de content/products, sans .json.',
  },
  'frontMatter.unlike': {
    es: 'no es igual en todos los idiomas: aquí, {{own}}; en español, {{spanish}}. Escribe lo mismo en todos.',
    en: 'is {{own}}, in Spanish {{spanish}}. Write the same in every language.',
    fr: 'est {{own}}, et en espagnol {{spanish}}. Écrivez la même chose dans toutes les langues.',
  },
  'frontMatter.leftOut': { es: 'sin poner', en: 'left out', fr: 'absent' },
  'frontMatter.sampleDay': {
    es: 'pone fecha a lo que es una muestra. Quítala hasta que esté aquí el texto de la empresa.',
    en: 'gives a day to what is a sample. Remove it until the company’s own text stands here.',
    fr: 'date ce qui est un exemple. Retirez-la jusqu’à ce que le texte de l’entreprise soit là.',
  },
  'language.foreign': {
    es: 'debería estar en {{language}}, pero dice {{words}}. Tradúcelo; si es un nombre o una palabra de ese idioma, díselo a quien lleva el sitio, que la añade a las que se dejan como están.',
    en: 'should be {{language}} but says {{words}}. Translate it; if it is a name or a word of that language, ask whoever runs the site to add it to build/content/words/foreignWords.ts.',
    fr: 'devrait être en {{language}} mais dit {{words}}. Traduisez-le ; si c’est un nom ou un mot de cette langue, dites-le à qui gère le site, qui l’ajoute à ceux qui restent tels quels.',
  },
  'language.copy': {
    es: 'repite el texto en {{original}}. Escríbelo en {{language}}.',
    en: 'repeats the {{original}} text. Write it in {{language}}.',
    fr: 'répète le texte en {{original}}. Écrivez-le en {{language}}.',
  },
  'language.contraction': {
    es: 'tiene {{count}} palabras y ninguna contracción. Léelo en voz alta y escríbelo como lo dirías: don’t, it’s, we’re.',
    en: 'has {{count}} words and not one contraction. Read it aloud, and write it as you would say it: don’t, it’s, we’re.',
    fr: 'a {{count}} mots et aucune contraction. Lisez-le à voix haute et écrivez-le comme vous le diriez : don’t, it’s, we’re.',
  },
  'placeholders.unlike': {
    es: 'tiene entre llaves {{found}}, y el español {{spanish}}. Usa los mismos en todos los idiomas; el orden es libre.',
    en: 'has the placeholders {{found}}, Spanish has {{spanish}}. Use the same ones in every language; their order is free.',
    fr: 'a entre accolades {{found}}, et l’espagnol {{spanish}}. Utilisez les mêmes dans toutes les langues ; l’ordre est libre.',
  },
  'placeholders.unknown': {
    es: 'tiene {{found}}, que el sitio no rellena. Escribe {{right}}.',
    en: 'has {{found}}, which the site does not fill in. Write {{right}}.',
    fr: 'a {{found}}, que le site ne remplit pas. Écrivez {{right}}.',
  },
  'placeholders.braces': {
    es: 'tiene {{found}}, que el sitio no rellena. Escríbelo sin llaves.',
    en: 'has {{found}}, which the site does not fill in. Write it without braces.',
    fr: 'a {{found}}, que le site ne remplit pas. Écrivez-le sans accolades.',
  },
  'figures.packs': {
    es: 'es más que los {{count}} formatos de los productos. Escribe un número que el catálogo pueda mostrar.',
    en: 'is more than the {{count}} packs of the products. Write a number that the catalogue can show.',
    fr: 'dépasse les {{count}} formats des produits. Écrivez un nombre que le catalogue puisse montrer.',
  },
  'figures.bags': {
    es: 'pone {bagsMillions} sin decir desde cuándo. Escribe que se han hecho desde 1970.',
    en: 'places {bagsMillions} without saying since when. Write that they were made since 1970.',
    fr: 'met {bagsMillions} sans dire depuis quand. Écrivez qu’ils ont été faits depuis 1970.',
  },
  'figures.sun': {
    es: 'pone {solarShare} sin el año ni de quién es la energía. Nombra el año y las fábricas.',
    en: 'places {solarShare} without its year and whose energy it is. Name the year and the factories.',
    fr: 'met {solarShare} sans l’année ni à qui est l’énergie. Nommez l’année et les usines.',
  },
  'figures.typed': {
    es: 'dice «{{written}}», una cifra de content/company.json. Escribe {{names}} en lugar del número.',
    en: 'says «{{written}}», a figure of content/company.json. Write {{names}} in place of the number.',
    fr: 'dit «{{written}}», un chiffre de content/company.json. Écrivez {{names}} à la place du nombre.',
  },
  'figures.gain': {
    es: 'pone {{names}} sin su año ni su fuente. Pon el año, con qué se compara y el informe EINF; o deja la cifra para la página de compromisos.',
    en: 'places {{names}} without its year and its source. Name the year, what it is compared with, and the EINF report; or leave the figure to the page of commitments.',
    fr: 'met {{names}} sans son année ni sa source. Nommez l’année, ce à quoi on compare et le rapport EINF ; ou laissez le chiffre à la page des engagements.',
  },
  'sentence.ofProduct': {
    es: 'dice «{{text}}», que también dice {{place}}. Escribe una frase que solo pueda decir este producto.',
    en: 'says «{{text}}», which {{place}} says too. Write a sentence that only this product could say.',
    fr: 'dit «{{text}}», que dit aussi {{place}}. Écrivez une phrase que seul ce produit pourrait dire.',
  },
  'sentence.ofPage': {
    es: 'dice «{{text}}», que también dice {{place}}. Dilo en una de las dos páginas y enlázala desde la otra.',
    en: 'says «{{text}}», which {{place}} says too. Say it on one of the two pages, and link to it from the other.',
    fr: 'dit «{{text}}», que dit aussi {{place}}. Dites-le sur l’une des deux pages, et liez-la depuis l’autre.',
  },
  'place.inFile': {
    es: '{{file}} ({{field}})',
    en: '{{file}} ({{field}})',
    fr: '{{file}} ({{field}})',
  },
  'text.tag': {
    es: 'tiene la etiqueta {{tag}}. Escribe texto sin formato: las etiquetas saldrían en la página tal cual.',
    en: 'has the tag {{tag}}. Write plain text: tags would stand on the page as they are.',
    fr: 'a la balise {{tag}}. Écrivez du texte simple : les balises paraîtraient telles quelles sur la page.',
  },
  'typography.quotes': {
    es: 'tiene comillas rectas. Escribe «…» en español, ‘…’ en inglés y « … » en francés.',
    en: 'has straight quotation marks. Write «…» in Spanish, ‘…’ in English, « … » in French.',
    fr: 'a des guillemets droits. Écrivez «…» en espagnol, ‘…’ en anglais et « … » en français.',
  },
  'typography.quote': {
    es: 'tiene unas comillas rectas. Escribe «…» en español, ‘…’ en inglés, « … » en francés y ’ como apóstrofo.',
    en: 'has a straight quotation mark. Write «…» in Spanish, ‘…’ in English, « … » in French, and ’ for an apostrophe.',
    fr: 'a un guillemet droit. Écrivez «…» en espagnol, ‘…’ en anglais, « … » en français, et ’ pour l’apostrophe.',
  },
  'typography.insideQuotes': {
    es: 'no tiene espacio fino dentro de « ». Escribe ahí un espacio fino (U+202F).',
    en: 'has no narrow no-break space inside « ». Write one (U+202F) there.',
    fr: 'n’a pas d’espace fine à l’intérieur de « ». Écrivez-y une espace fine (U+202F).',
  },
  'typography.percent': {
    es: 'no tiene espacio de no separación delante de %. Escribe ahí un espacio de no separación (U+00A0).',
    en: 'has no fixed space before %. Write a no-break space (U+00A0) there.',
    fr: 'n’a pas d’espace insécable avant %. Écrivez-y une espace insécable (U+00A0).',
  },
  'typography.spaceBefore': {
    es: 'tiene un espacio delante de ; : ! o ?. Quítalo.',
    en: 'has a space before ; : ! or ?. Remove it.',
    fr: 'a une espace avant ; : ! ou ?. Retirez-la.',
  },
  'typography.dash': {
    es: 'tiene un guion en lugar de una raya. Escribe –.',
    en: 'has a hyphen for a dash. Write –.',
    fr: 'a un trait d’union au lieu d’un tiret. Écrivez –.',
  },
  'typography.dots': {
    es: 'tiene tres puntos. Escribe ….',
    en: 'has three dots. Write ….',
    fr: 'a trois points. Écrivez ….',
  },
  'typography.apostrophe': {
    es: 'tiene un apóstrofo recto. Escribe ’.',
    en: 'has a straight apostrophe. Write ’.',
    fr: 'a une apostrophe droite. Écrivez ’.',
  },
  'typography.twoSpaces': {
    es: 'tiene dos espacios seguidos. Deja uno.',
    en: 'has two spaces in a row. Leave one.',
    fr: 'a deux espaces de suite. Laissez-en une.',
  },
  'typography.spaceBeforeComma': {
    es: 'tiene un espacio delante de una coma o un punto. Quítalo.',
    en: 'has a space before a comma or full stop. Remove it.',
    fr: 'a une espace avant une virgule ou un point. Retirez-la.',
  },
  'typography.unit': {
    es: 'tiene un espacio entre cifra y unidad, donde la línea puede partirse. Escribe ahí un espacio de no separación (U+00A0).',
    en: 'has a space between figure and unit, where the line may break. Write a no-break space (U+00A0) there.',
    fr: 'a une espace entre chiffre et unité, où la ligne peut se couper. Écrivez-y une espace insécable (U+00A0).',
  },
  'typography.fourDigits': {
    es: 'tiene un punto en un número de cuatro cifras. Escribe las cifras juntas: 4500.',
    en: 'has a full stop in a number of four digits. Write the digits together: 4500.',
    fr: 'a un point dans un nombre de quatre chiffres. Écrivez les chiffres ensemble : 4500.',
  },
  'typography.spaceBeforePercent': {
    es: 'tiene un espacio delante de %. Quítalo.',
    en: 'has a space before %. Remove it.',
    fr: 'a une espace avant %. Retirez-la.',
  },
  'typography.email': {
    es: 'lleva «e-mail», con guion. Cámbialo por email.',
    en: 'writes e-mail with a hyphen. Write email.',
    fr: 'écrit e-mail avec un trait d’union. Écrivez email.',
  },
  'typography.englishQuotes': {
    es: 'tiene comillas inglesas. Escribe « … », con un espacio fino (U+202F) dentro; “…” va solo dentro de ellas.',
    en: 'has English quotation marks. Write « … », with narrow no-break spaces (U+202F) inside; “…” stands within them only.',
    fr: 'a des guillemets anglais. Écrivez « … », avec une espace fine (U+202F) à l’intérieur ; “…” ne va qu’entre eux.',
  },
  'typography.frenchMarks': {
    es: 'no tiene espacio fino delante de ; ! o ?. Escribe ahí un espacio fino (U+202F).',
    en: 'has no narrow no-break space before ; ! or ?. Write one (U+202F) there.',
    fr: 'n’a pas d’espace fine avant ; ! ou ?. Écrivez-y une espace fine (U+202F).',
  },
  'typography.frenchColon': {
    es: 'no tiene espacio fino delante de :. Escribe ahí un espacio fino (U+202F).',
    en: 'has no narrow no-break space before :. Write one (U+202F) there.',
    fr: 'n’a pas d’espace fine avant :. Écrivez-y une espace fine (U+202F).',
  },
  'typography.opening': {
    es: 'no abre cada {{close}} con {{open}}. Escribe {{open}} donde empieza la pregunta o la exclamación.',
    en: 'does not open every {{close}} with {{open}}. Write {{open}} where the question or exclamation begins.',
    fr: 'n’ouvre pas chaque {{close}} par {{open}}. Écrivez {{open}} là où commence la question ou l’exclamation.',
  },
  'typography.accents': {
    es: 'tiene los acentos como caracteres aparte. Borra esas letras y escríbelas con el teclado.',
    en: 'has accents as separate characters. Save the file as NFC.',
    fr: 'a les accents en caractères séparés. Enregistrez le fichier en NFC.',
  },
  'wording.goodFaith': {
    es: 'dice «{{word}}», que el artículo 35 de la Ley 2/2023 no exige. Escribe «motivos razonables», “reasonable grounds”, « motifs raisonnables ».',
    en: 'says «{{word}}», which Article 35 of Law 2/2023 does not require. Write «motivos razonables», “reasonable grounds”, « motifs raisonnables ».',
    fr: 'dit «{{word}}», que l’article 35 de la loi 2/2023 n’exige pas. Écrivez «motivos razonables», “reasonable grounds”, « motifs raisonnables ».',
  },
  'wording.officer': {
    es: 'dice «{{word}}», otro nombre para quien lee las comunicaciones. Escribe «responsable del canal», “channel officer”, « responsable du canal ».',
    en: 'says «{{word}}», a second name for who reads reports. Write «responsable del canal», “channel officer”, « responsable du canal ».',
    fr: 'dit «{{word}}», un autre nom pour qui lit les signalements. Écrivez «responsable del canal», “channel officer”, « responsable du canal ».',
  },
  'wording.smoke': {
    es: 'dice «{{word}}», que el Reglamento (UE) 2024/2067 ya no permite en los aperitivos. Escribe el ingrediente que da el sabor, como el pimentón ahumado.',
    en: 'says «{{word}}», which Regulation (EU) 2024/2067 no longer allows in snacks. Write the ingredient that gives the taste instead, such as smoked paprika.',
    fr: 'dit «{{word}}», que le règlement (UE) 2024/2067 n’autorise plus dans les snacks. Écrivez plutôt l’ingrédient qui donne le goût, comme le paprika fumé.',
  },
  'wording.alcohol': {
    es: 'dice «{{word}}», en páginas para personas desde los 14 años. Nombra una bebida sin alcohol, o ninguna.',
    en: 'says «{{word}}», on pages for people from the age of 14. Name a drink without alcohol, or none.',
    fr: 'dit «{{word}}», sur des pages pour les personnes dès 14 ans. Nommez une boisson sans alcool, ou aucune.',
  },
  'wording.mix': {
    es: 'dice «{{word}}», un nombre cuya condición está en la página de su producto. Nombra la mezcla por lo que lleva.',
    en: 'says «{{word}}», a name whose condition stands on the page of its product. Name the mix by what is in it.',
    fr: 'dit «{{word}}», un nom dont la condition est sur la page de son produit. Nommez le mélange par ce qu’il contient.',
  },
  'wording.cocoa': {
    es: 'dice «{{word}}», un porcentaje del chocolate y no de la galleta. Escribe «chocolate, 73 % de cacao», “chocolate, 73% cocoa”, « chocolat à 73 % de cacao ».',
    en: 'says «{{word}}», a percentage of the chocolate, not of the biscuit. Write «chocolate, 73 % de cacao», “chocolate, 73% cocoa”, « chocolat à 73 % de cacao ».',
    fr: 'dit «{{word}}», un pourcentage du chocolat et non du biscuit. Écrivez «chocolate, 73 % de cacao», “chocolate, 73% cocoa”, « chocolat à 73 % de cacao ».',
  },
  'wording.flavour': {
    es: 'dice «{{word}}», otra palabra para el sabor. Escribe « goût ».',
    en: 'says «{{word}}», a second word for a flavour. Write « goût ».',
    fr: 'dit «{{word}}», un second mot pour le goût. Écrivez « goût ».',
  },
  'wording.names': {
    es: 'dice «{{word}}», otro nombre para lo que ya tiene uno. Escribe «Atención al consumidor», «favoritos», «bases legales», y los nombres del diccionario en inglés y francés.',
    en: 'says «{{word}}», a second name for what has one. Write «Atención al consumidor», «favoritos», «bases legales», and the names of the dictionary in English and French.',
    fr: 'dit «{{word}}», un second nom pour ce qui en a un. Écrivez «Atención al consumidor», «favoritos», «bases legales», et les noms du dictionnaire en anglais et en français.',
  },
  'wording.translation': {
    es: 'dice «{{word}}», que suena a traducción. Escribe “old-style”, « à l’ancienne », “people aged 18 or over”, « peut contenir », “the symbols say”.',
    en: 'says «{{word}}», which reads like a translation. Write “old-style”, « à l’ancienne », “people aged 18 or over”, « peut contenir », “the symbols say”.',
    fr: 'dit «{{word}}», qui sent la traduction. Écrivez “old-style”, « à l’ancienne », “people aged 18 or over”, « peut contenir », “the symbols say”.',
  },
  'wording.prize': {
    es: 'dice «{{word}}», otra palabra para lo que se gana. Escribe « lot ».',
    en: 'says «{{word}}», a second word for what one wins. Write « lot ».',
    fr: 'dit «{{word}}», un second mot pour ce qu’on gagne. Écrivez « lot ».',
  },
  'wording.green': {
    es: 'dice «{{word}}», una alegación ambiental genérica, que la Directiva (UE) 2024/825 prohíbe. Di qué se mide, con su año y su informe.',
    en: 'says «{{word}}», a generic environmental claim, which Directive (EU) 2024/825 forbids. Say what is measured, with its year and its report.',
    fr: 'dit «{{word}}», une allégation environnementale générique, que la directive (UE) 2024/825 interdit. Dites ce qui est mesuré, avec son année et son rapport.',
  },
  'wording.annual': {
    es: 'dice «{{word}}», aunque solo está publicado el informe de 2023. Di el año del informe.',
    en: 'says «{{word}}», although only the report of 2023 is published. Name the year of the report.',
    fr: 'dit «{{word}}», alors que seul le rapport de 2023 est publié. Nommez l’année du rapport.',
  },
});
