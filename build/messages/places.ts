import { inEveryLanguage } from '../../src/content/messages.ts';

/** What is wrong with what a file names: pages, products, pictures, documents, provinces. */
export const placeMessages = inEveryLanguage({
  'names.twice': {
    es: 'nombra {{name}} dos veces. Deja uno de los dos.',
    en: 'names {{name}} twice. Keep one of the two.',
    fr: 'nomme {{name}} deux fois. Gardez l’un des deux.',
  },
  'names.noProduct': {
    es: 'nombra {{name}}, que no es un producto. Usa el nombre de un archivo de content/products.',
    en: 'names {{name}}, which is not a product. Use the name of a file in content/products.',
    fr: 'nomme {{name}}, qui n’est pas un produit. Utilisez le nom d’un fichier de content/products.',
  },
  'names.noLink': {
    es: 'nombra {{name}}, que no está en content/links.json. Añádelo ahí o corrige el nombre.',
    en: 'names {{name}}, which is not in content/links.json. Add it there or correct the name.',
    fr: 'nomme {{name}}, qui n’est pas dans content/links.json. Ajoutez-le là ou corrigez le nom.',
  },
  'names.noRange': {
    es: 'nombra {{name}}, que no es una gama de {{family}}. Usa una de estas: {{options}}.',
    en: 'names {{name}}, which is not a range of {{family}}. Use one of: {{options}}.',
    fr: 'nomme {{name}}, qui n’est pas une gamme de {{family}}. Utilisez l’une de celles-ci : {{options}}.',
  },
  'names.noProvince': {
    es: 'nombra {{name}}, que no es una provincia. Usa el nombre interno de una de content/provinces.json.',
    en: 'names {{name}}, which is not a province. Use an id of content/provinces.json.',
    fr: 'nomme {{name}}, qui n’est pas une province. Utilisez un id de content/provinces.json.',
  },
  'names.nearest': {
    es: 'lo más parecido es {{options}}',
    en: 'the closest are {{options}}',
    fr: 'les plus proches sont {{options}}',
  },
  'names.all': { es: 'hay {{options}}', en: 'there are {{options}}', fr: 'il y a {{options}}' },
  'names.noDrawing': {
    es: 'nombra el dibujo {{name}}, que no existe: {{right}}. Corrige el nombre.',
    en: 'names the drawing {{name}}, which does not exist: {{right}}. Correct the name.',
    fr: 'nomme le dessin {{name}}, qui n’existe pas : {{right}}. Corrigez le nom.',
  },
  'names.noDocument': {
    es: 'nombra {{name}}, que no está en public/downloads. Pon ahí el archivo, o escribe null.',
    en: 'names {{name}}, which is not in public/downloads. Put the file there, or write null.',
    fr: 'nomme {{name}}, qui n’est pas dans public/downloads. Mettez-y le fichier, ou écrivez null.',
  },
  'press.missing': {
    es: 'pide {{name}}, que aún no está dibujado. Escribe npm run presskit en la terminal, o díselo a quien lleva el sitio.',
    en: 'asks for {{name}}, which is not drawn yet. Run npm run presskit.',
    fr: 'demande {{name}}, qui n’est pas encore dessiné. Lancez npm run presskit.',
  },
  'range.empty': {
    es: 'no tiene ningún producto. Escribe "range": "{{range}}" en el archivo de un producto.',
    en: 'has no product. Write "range": "{{range}}" in the file of a product.',
    fr: 'n’a aucun produit. Écrivez "range": "{{range}}" dans le fichier d’un produit.',
  },
  'product.fileName': {
    es: 'tiene un nombre que ninguna dirección puede tener. Llámalo {{name}}.json.',
    en: 'has a name that no address can have. Rename it {{name}}.json.',
    fr: 'a un nom qu’aucune adresse ne peut avoir. Appelez-le {{name}}.json.',
  },
  'search.unknown': {
    es: 'no es nada que el buscador encuentre. Nombra una página, un producto, una pregunta o una gama que exista, o quita la entrada.',
    en: 'is nothing that the search finds. Name a page, product, question or range that exists, or remove the entry.',
    fr: 'n’est rien que la recherche trouve. Nommez une page, un produit, une question ou une gamme qui existe, ou retirez l’entrée.',
  },
  'search.twice': {
    es: 'tiene «{{word}}» dos veces. Deja la que deba salir primero.',
    en: 'has «{{word}}» twice. Keep the one that must come first.',
    fr: 'a «{{word}}» deux fois. Gardez celle qui doit venir en premier.',
  },
  'contest.day': {
    es: 'no dice {{day}}, un día de content/contest.json. Corrige el que esté mal.',
    en: 'does not say {{day}}, a day of content/contest.json. Correct whichever is wrong.',
    fr: 'ne dit pas {{day}}, un jour de content/contest.json. Corrigez celui qui est faux.',
  },
  'terms.otherName': {
    es: 'nombra «{{name}}», que es otra promoción. Escribe el nombre de esta y repasa sus fechas.',
    en: 'names «{{name}}», which is another promotion. Write the name of this one, and check its dates.',
    fr: 'nomme «{{name}}», qui est une autre promotion. Écrivez le nom de celle-ci et vérifiez ses dates.',
  },
  'terms.copied': {
    es: 'dice «{{text}}», igual que «{{name}}», que es otra promoción. Escribe lo que vale en esta; lo que vale en las dos se queda, y la revisión legal lo da por bueno.',
    en: 'says «{{text}}», exactly like «{{name}}», which is another promotion. Write what holds for this one; what holds for both may stay, and is settled by the legal review.',
    fr: 'dit «{{text}}», exactement comme «{{name}}», qui est une autre promotion. Écrivez ce qui vaut pour celle-ci ; ce qui vaut pour les deux peut rester, et la relecture juridique le confirme.',
  },
  'terms.others': {
    es: 'dice «{{text}}», con los días o el producto de «{{name}}», que es otra promoción. Escribe los de esta.',
    en: 'says «{{text}}», with the days or the product of «{{name}}», which is another promotion. Write those of this one.',
    fr: 'dit «{{text}}», avec les jours ou le produit de «{{name}}», qui est une autre promotion. Écrivez ceux de celle-ci.',
  },
  'terms.figure': {
    es: 'dice {{figure}}, y otro idioma no. Escribe las mismas cifras en los tres.',
    en: 'says {{figure}}, which another language does not. Write the same figures in all three.',
    fr: 'dit {{figure}}, et une autre langue ne le dit pas. Écrivez les mêmes chiffres dans les trois.',
  },
  'terms.unread': {
    es: 'falta. Escribe el día en que una persona que sabe de leyes ha leído estas bases enteras, como 2026-11-30.',
    en: 'is missing. Write the day on which somebody who knows the law has read all of these terms, such as 2026-11-30.',
    fr: 'manque. Écrivez le jour où une personne qui connaît le droit a lu ce règlement en entier, par exemple 2026-11-30.',
  },
  'province.missing': {
    es: 'no es de ninguna provincia. Añade la provincia con este código postal.',
    en: 'belongs to no province. Add the province with this postal code.',
    fr: 'n’est d’aucune province. Ajoutez la province qui a ce code postal.',
  },
  'province.code': {
    es: 'es {{code}}, y ningún código postal español empieza así. Escribe de 01 a 52.',
    en: 'is {{code}}, with which no Spanish postal code begins. Write 01 to 52.',
    fr: 'est {{code}}, et aucun code postal espagnol ne commence ainsi. Écrivez de 01 à 52.',
  },
  'province.twice': {
    es: 'es {{value}}, como en otra provincia. Corrige una de las dos.',
    en: "is {{value}}, as another province's. Correct one of the two.",
    fr: 'est {{value}}, comme dans une autre province. Corrigez l’une des deux.',
  },
  'province.position': {
    es: '{{x}}, con y {{y}}',
    en: '{{x}}, with y {{y}}',
    fr: '{{x}}, avec y {{y}}',
  },
  'distributor.sameName': {
    es: 'es también el de {{other}}. Pon las provincias de los dos en una sola entrada.',
    en: 'is that of {{other}}, too. Put the provinces of both into one entry.',
    fr: 'est aussi celui de {{other}}. Mettez les provinces des deux dans une seule entrée.',
  },
  'distributor.twice': {
    es: 'da nombre a dos distribuidores. Da a cada uno su propio nombre interno.',
    en: 'names two distributors. Give each an id of its own.',
    fr: 'nomme deux distributeurs. Donnez à chacun son propre id.',
  },
  'recall.size': {
    es: 'nombra {{name}}, que no es un formato de estos productos. Usa alguno de estos: {{options}}.',
    en: 'names {{name}}, which is not a size of these products. Use some of: {{options}}.',
    fr: 'nomme {{name}}, qui n’est pas un format de ces produits. Utilisez certains de ceux-ci : {{options}}.',
  },
  'recall.noSize': {
    es: 'no nombra ningún formato de {{product}}. Añade alguno de estos: {{options}}; o quita el producto.',
    en: 'names no size of {{product}}. Add some of: {{options}}; or remove the product.',
    fr: 'ne nomme aucun format de {{product}}. Ajoutez certains de ceux-ci : {{options}} ; ou retirez le produit.',
  },
  'recall.allergensMissing': {
    es: 'falta. Nombra los alérgenos que la etiqueta no declara.',
    en: 'is missing. Name the allergens that the label does not declare.',
    fr: 'manque. Nommez les allergènes que l’étiquette ne déclare pas.',
  },
  'recall.otherReason': {
    es: 'está, aunque el motivo es {{reason}}. Escribe el motivo "allergen" o quita los alérgenos.',
    en: 'is there, although the reason is {{reason}}. Write the reason "allergen", or remove the allergens.',
    fr: 'y est, alors que le motif est {{reason}}. Écrivez le motif "allergen" ou retirez les allergènes.',
  },
  'recall.endedBefore': {
    es: 'es {{ended}}, antes de {{published}}, el día de la publicación. Corrige el que esté mal.',
    en: 'is {{ended}}, before {{published}}, the day of publication. Correct whichever is wrong.',
    fr: 'est {{ended}}, avant {{published}}, le jour de la publication. Corrigez celui qui est faux.',
  },
  'link.address': {
    es: 'escribe una dirección. Añade la dirección a content/links.json y enlázala por su nombre.',
    en: 'names an address. Add the address to content/links.json and link to it by name.',
    fr: 'écrit une adresse. Ajoutez l’adresse à content/links.json et liez-la par son nom.',
  },
  'link.noAnchor': {
    es: 'enlaza a page:{{reference}}, donde ningún apartado se llama {{anchor}}. Usa uno de estos: {{options}}.',
    en: 'links to page:{{reference}}, where there is no anchor {{anchor}}. Use one of: {{options}}.',
    fr: 'mène à page:{{reference}}, où il n’y a pas d’ancre {{anchor}}. Utilisez l’une de celles-ci : {{options}}.',
  },
  'link.parameter': {
    es: 'enlaza a page:{{page}} con {{name}}, que esa página no toma. Quita {{name}} y deja {{right}}.',
    en: 'links to page:{{page}} with {{name}}, which that page does not take. Remove {{name}} and keep {{right}}.',
    fr: 'mène à page:{{page}} avec {{name}}, que cette page ne prend pas. Retirez {{name}} et gardez {{right}}.',
  },
  'link.pageAlone': {
    es: 'solo el nombre de la página',
    en: 'the name of the page alone',
    fr: 'le nom de la page seul',
  },
  'link.withoutParameter': {
    es: 'enlaza a page:{{page}} sin {{name}}. Escribe page:{{page}}?{{right}}.',
    en: 'links to page:{{page}} without {{name}}. Write page:{{page}}?{{right}}.',
    fr: 'mène à page:{{page}} sans {{name}}. Écrivez page:{{page}}?{{right}}.',
  },
  'link.backEnd': {
    es: 'enlaza a page:{{page}}, que sale del sistema de la empresa. Enlaza a la lista de todas.',
    en: 'links to page:{{page}}, whose items come from the back end. Link to the list of them instead.',
    fr: 'mène à page:{{page}}, qui vient du système de l’entreprise. Menez plutôt à la liste.',
  },
  'link.noItem': {
    es: 'enlaza a {{name}} {{value}}, que no existe: {{right}}. Corrige el nombre.',
    en: 'links to the {{name}} {{value}}, which does not exist: {{right}}. Correct the name.',
    fr: 'mène à {{name}} {{value}}, qui n’existe pas : {{right}}. Corrigez le nom.',
  },
  'anchor.missing': {
    es: 'tiene el título «{{heading}}» sin nombre. Acábalo con uno, el mismo en todos los idiomas: ## Título {#nombre}.',
    en: 'has the heading «{{heading}}» without an anchor. End it with a name, the same in every language: ## Heading {#name}.',
    fr: 'a le titre «{{heading}}» sans ancre. Finissez-le par un nom, le même dans toutes les langues : ## Titre {#name}.',
  },
  'anchor.twoQuestions': {
    es: 'da nombre a dos grupos o preguntas. Da a cada uno su propio nombre interno.',
    en: 'names two groups or questions. Give each an id of its own.',
    fr: 'nomme deux groupes ou questions. Donnez à chacun son propre id.',
  },
  'anchor.twoSections': {
    es: 'da nombre a dos secciones. Da a cada sección un nombre propio.',
    en: 'names two sections. Give every section a name of its own.',
    fr: 'nomme deux sections. Donnez à chaque section son propre nom.',
  },
  'anchor.others': {
    es: 'se llaman {{own}}; en español, {{spanish}}. Escribe detrás de los títulos los mismos nombres, {#así}, y en el mismo orden, en todos los idiomas.',
    en: 'are {{own}}; in Spanish {{spanish}}. Use the same anchors in the same order in every language.',
    fr: 'sont {{own}} ; en espagnol, {{spanish}}. Utilisez les mêmes ancres dans le même ordre dans toutes les langues.',
  },
  'anchor.unknown': {
    es: 'tiene un enlace, pero ninguna sección de este texto se llama así. Usa una de estas: {{options}}.',
    en: 'is linked to, but no section of this text has that name. Use one of: {{options}}.',
    fr: 'a un lien, mais aucune section de ce texte n’a ce nom. Utilisez l’une de celles-ci : {{options}}.',
  },
  'redirect.twice': {
    es: 'es la misma dirección que {{other}}. Quita una de las dos.',
    en: 'is the same address as {{other}}. Remove one of the two.',
    fr: 'est la même adresse que {{other}}. Retirez l’une des deux.',
  },
  'redirect.file': {
    es: 'es la dirección de un archivo. Quita la entrada: lo que existe no se redirige.',
    en: 'is the address of a file. Remove the entry: what exists is not redirected.',
    fr: 'est l’adresse d’un fichier. Retirez l’entrée : ce qui existe n’est pas redirigé.',
  },
  'redirect.page': {
    es: 'es la dirección de la página {{page}}. Quita la entrada: lo que existe no se redirige.',
    en: 'is the address of the page {{page}}. Remove the entry: what exists is not redirected.',
    fr: 'est l’adresse de la page {{page}}. Retirez l’entrée : ce qui existe n’est pas redirigé.',
  },
  'redirect.itself': {
    es: 'lleva a sí misma. Nombra otra página en "to".',
    en: 'leads to itself. Name another page in "to".',
    fr: 'mène à elle-même. Nommez une autre page dans "to".',
  },
  'redirect.chain': {
    es: 'lleva a {{next}}, que a su vez está redirigida. Nombra la página a la que lleva {{next}}.',
    en: 'leads to {{next}}, which is redirected itself. Name the page to which {{next}} leads.',
    fr: 'mène à {{next}}, qui est redirigée à son tour. Nommez la page où mène {{next}}.',
  },
  'redirect.noAnchor': {
    es: 'lleva a {{to}}, donde ningún apartado se llama {{anchor}}. Usa uno de estos: {{options}}.',
    en: 'leads to {{to}}, where there is no anchor {{anchor}}. Use one of: {{options}}.',
    fr: 'mène à {{to}}, où il n’y a pas d’ancre {{anchor}}. Utilisez l’une de celles-ci : {{options}}.',
  },
  'redirect.noAnchors': {
    es: 'lleva a {{to}}, donde ningún apartado se llama {{anchor}}. Nombra solo la página.',
    en: 'leads to {{to}}, where there is no anchor {{anchor}}. Name the page alone.',
    fr: 'mène à {{to}}, où il n’y a pas d’ancre {{anchor}}. Nommez la page seule.',
  },
  'redirect.language': {
    es: 'tiene el idioma {{named}}, pero empieza por /{{language}}, que es lo que cuenta. Quita "language".',
    en: 'has the language {{named}}, but begins with /{{language}}, which decides. Remove "language".',
    fr: 'a la langue {{named}}, mais commence par /{{language}}, qui décide. Retirez "language".',
  },
  'redirect.missing': {
    es: 'lleva a {{to}}, pero {{why}}. Corrige "to".',
    en: 'leads to {{to}}, but {{why}}. Correct "to".',
    fr: 'mène à {{to}}, mais {{why}}. Corrigez "to".',
  },
  'redirect.nowhere': {
    es: 'no lleva a ninguna parte: {{why}}. Corrige "to".',
    en: 'leads nowhere: {{why}}. Correct "to".',
    fr: 'ne mène nulle part : {{why}}. Corrigez "to".',
  },
  'missing.parameter': {
    es: '{{page}} necesita {{name}}: page:{{page}}?{{name}}=…',
    en: '{{page}} needs {{name}}: page:{{page}}?{{name}}=…',
    fr: '{{page}} a besoin de {{name}} : page:{{page}}?{{name}}=…',
  },
  'missing.key': {
    es: 'no hay ningún producto {{name}}: {{right}}',
    en: 'there is no product {{name}}: {{right}}',
    fr: 'il n’y a pas de produit {{name}} : {{right}}',
  },
  'missing.id': {
    es: 'no hay bases {{name}}: {{right}}',
    en: 'there are no terms {{name}}: {{right}}',
    fr: 'il n’y a pas de conditions {{name}} : {{right}}',
  },
  'missing.family': {
    es: 'no hay ninguna familia {{name}}: {{right}}',
    en: 'there is no family {{name}}: {{right}}',
    fr: 'il n’y a pas de famille {{name}} : {{right}}',
  },
  'missing.range': {
    es: '{{family}} no tiene la gama {{name}}: {{right}}',
    en: '{{family}} has no range {{name}}: {{right}}',
    fr: '{{family}} n’a pas de gamme {{name}} : {{right}}',
  },
  'photo.unnamed': {
    es: 'no la usa ningún producto ni distribuidor. Elígela en el suyo o elimínala.',
    en: 'is named nowhere in content/. Name it where it belongs, as content/README.md says, or remove it.',
    fr: 'n’est nommé nulle part dans content/. Nommez-le à sa place, comme le dit content/README.md, ou retirez-le.',
  },
  'photo.name': {
    es: 'nombra {{name}}, que no es un nombre para una dirección. Llama al archivo {{better}}, y escríbelo aquí: solo minúsculas sin acentos, cifras, guiones y un punto.',
    en: 'names {{name}}, which is not a name for an address. Rename the file to {{better}}, and write that here: only small letters without accents, digits, hyphens, and one dot.',
    fr: 'nomme {{name}}, qui n’est pas un nom pour une adresse. Appelez le fichier {{better}}, et écrivez-le ici : seulement des minuscules sans accents, des chiffres, des traits d’union et un point.',
  },
  'photo.packMissing': {
    es: 'nombra {{name}}, que no está en public/{{folder}}. Pon ahí el archivo o quita el campo: el envase dibujado ocupa su lugar.',
    en: 'names {{name}}, which is not in public/{{folder}}. Put the file there or leave the field out: the drawn pack takes its place.',
    fr: 'nomme {{name}}, qui n’est pas dans public/{{folder}}. Mettez-y le fichier ou retirez le champ : le sachet dessiné prend sa place.',
  },
  'photo.missing': {
    es: 'nombra {{name}}, que no está en public/{{folder}}. Pon ahí el archivo o nombra un dibujo.',
    en: 'names {{name}}, which is not in public/{{folder}}. Put the file there or name a drawing.',
    fr: 'nomme {{name}}, qui n’est pas dans public/{{folder}}. Mettez-y le fichier ou nommez un dessin.',
  },
  'photo.notPicture': {
    es: 'nombra {{name}}, que no es una imagen, o está dañado. Guarda la foto de nuevo como WebP, AVIF, JPEG o PNG.',
    en: 'names {{name}}, which is not a picture, or is damaged. Save the photo anew as WebP, AVIF, JPEG or PNG.',
    fr: 'nomme {{name}}, qui n’est pas une image, ou est abîmé. Enregistrez de nouveau la photo en WebP, AVIF, JPEG ou PNG.',
  },
  'photo.format': {
    es: 'nombra {{name}}, que por dentro es {{format}}. Guárdalo como WebP, AVIF, JPEG o PNG.',
    en: 'names {{name}}, which is {{format}} inside. Save it as WebP, AVIF, JPEG or PNG.',
    fr: 'nomme {{name}}, dont le contenu est du {{format}}. Enregistrez-le en WebP, AVIF, JPEG ou PNG.',
  },
  'photo.ending': {
    es: 'nombra {{name}}, que por dentro es {{format}}. Llama al archivo {{better}}, y escríbelo aquí.',
    en: 'names {{name}}, which is {{format}} inside. Rename the file to {{better}}, and write that here.',
    fr: 'nomme {{name}}, dont le contenu est du {{format}}. Appelez le fichier {{better}}, et écrivez-le ici.',
  },
  'photo.moves': {
    es: 'nombra {{name}}, que tiene {{count}} imágenes que se mueven. Guarda una de ellas.',
    en: 'names {{name}}, which has {{count}} pictures that move. Save one of them.',
    fr: 'nomme {{name}}, qui a {{count}} images animées. Enregistrez l’une d’elles.',
  },
  'photo.shape': {
    es: 'nombra {{name}}, que es de {{size}} píxeles. Recórtalo a una forma de {{across}} a {{down}}, como {{minSize}}.',
    en: 'names {{name}}, which is {{size}} pixels. Cut it to a shape of {{across}} to {{down}}, such as {{minSize}}.',
    fr: 'nomme {{name}}, qui fait {{size}} pixels. Recadrez-le au format {{across}} sur {{down}}, comme {{minSize}}.',
  },
  'photo.small': {
    es: 'nombra {{name}}, que es de {{size}} píxeles. Usa uno más grande: {{minSize}} o más.',
    en: 'names {{name}}, which is {{size}} pixels. Take a larger one: {{minSize}} or more.',
    fr: 'nomme {{name}}, qui fait {{size}} pixels. Prenez-en un plus grand : {{minSize}} ou plus.',
  },
  'photo.large': {
    es: 'nombra {{name}}, que es de {{size}} píxeles. Hazlo más pequeño: basta con {{minSize}}.',
    en: 'names {{name}}, which is {{size}} pixels. Make it smaller: {{minSize}} is enough.',
    fr: 'nomme {{name}}, qui fait {{size}} pixels. Réduisez-le : {{minSize}} suffit.',
  },
  'photo.heavy': {
    es: 'nombra {{name}}, que pesa {{megabytes}} MB. Guárdalo más pequeño o como WebP: {{most}} MB como máximo.',
    en: 'names {{name}}, which weighs {{megabytes}} MB. Save it smaller or as WebP: {{most}} MB at most.',
    fr: 'nomme {{name}}, qui pèse {{megabytes}} Mo. Enregistrez-le plus petit ou en WebP : {{most}} Mo au plus.',
  },
  'photo.damaged': {
    es: 'nombra {{name}}, que está dañado: no se puede ver entero. Copia el archivo otra vez, o guarda la foto de nuevo.',
    en: 'names {{name}}, which is damaged: not all of it can be shown. Copy the file again, or save the photo anew.',
    fr: 'nomme {{name}}, qui est abîmé : on ne peut pas le montrer en entier. Copiez de nouveau le fichier, ou enregistrez de nouveau la photo.',
  },
});
