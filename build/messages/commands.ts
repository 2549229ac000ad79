import { inEveryLanguage } from '../../src/content/messages.ts';

/** What commands say that an editor uses, and of every command line that is wrong. */
export const commandMessages = inEveryLanguage({
  'downloads.printed': {
    es: '{{file}}: {{size}} kB, del {{day}} según content/downloads.json',
    en: '{{file}}: {{size}} kB, of {{day}} by content/downloads.json',
    fr: '{{file}} : {{size}} Ko, du {{day}} selon content/downloads.json',
  },
  'downloads.same': {
    es: '{{count}} de {{all}} se quedan como están',
    en: '{{count}} of {{all}} stay as they are',
    fr: '{{count}} sur {{all}} restent tels quels',
  },
  'dev.faults': {
    es: 'content/ tiene errores',
    en: 'content/ has faults',
    fr: 'content/ a des erreurs',
  },
  'dev.noFault': {
    es: 'content/ no tiene ningún error',
    en: 'content/ has no fault',
    fr: 'content/ n’a aucune erreur',
  },
  'dev.back': {
    es: 'La página vuelve en cuanto estén corregidos.',
    en: 'The page comes back as soon as they are mended.',
    fr: 'La page revient dès qu’elles sont corrigées.',
  },
  'dev.ready': {
    es: 'Abre {{address}} en el navegador: lo que guardes en content/ se ve enseguida, y los errores también. Para parar, Ctrl y C.',
    en: 'Open {{address}} in the browser: what you save in content/ shows at once, and so do faults. Ctrl and C stops it.',
    fr: 'Ouvrez {{address}} dans le navigateur : ce que vous enregistrez dans content/ se voit aussitôt, les erreurs aussi. Ctrl et C l’arrête.',
  },
  'labels.recorded': {
    es: '{{count}} etiquetas guardadas en {{file}}: entrega ese archivo.',
    en: '{{count}} labels recorded in {{file}}: commit it.',
    fr: '{{count}} étiquettes enregistrées dans {{file}} : faites-en un commit.',
  },
  'serve.building': {
    es: 'Se genera el sitio, que tarda alrededor de un minuto …',
    en: 'Building the site, which takes about a minute …',
    fr: 'Le site se construit, ce qui prend environ une minute …',
  },
  'serve.starting': {
    es: 'Se pone en marcha, con el sistema de pruebas …',
    en: 'Starting it with the embedded back end …',
    fr: 'Il démarre, avec le système d’essai …',
  },
  'serve.ready': {
    es: 'Risi está en {{address}}. Para parar, Ctrl y C.',
    en: 'Risi is ready at {{address}}',
    fr: 'Risi est sur {{address}}. Ctrl et C l’arrête.',
  },
  'serve.reports': {
    es: 'Comunicaciones del canal ético: npm run reports -- list --local [--substitute]',
    en: 'Reports of the ethical channel: npm run reports -- list --local [--substitute]',
    fr: 'Signalements du canal éthique : npm run reports -- list --local [--substitute]',
  },
  'serve.notBuilt': {
    es: 'El sitio todavía no está generado: npm start',
    en: 'There is no build yet: npm start',
    fr: 'Le site n’est pas encore construit : npm start',
  },
  'serve.notStarted': {
    es: 'El sitio no se ha puesto en marcha en el puerto {{port}}. Si otro programa lo ha ocupado mientras: {{command}}',
    en: 'The site did not start at port {{port}}. If another program has taken it since: {{command}}',
    fr: 'Le site n’a pas démarré sur le port {{port}}. Si un autre programme l’a pris entre-temps : {{command}}',
  },
  'serve.indexing': {
    es: 'INDEXING tiene que ser on u off, y no "{{setting}}"',
    en: 'INDEXING must be on or off, not "{{setting}}"',
    fr: 'INDEXING doit être on ou off, et non "{{setting}}"',
  },
  'serve.backEnd': {
    es: 'Escríbela como ORIGIN_DEV_URL=https://api.example.com, o quítala',
    en: 'Set it like ORIGIN_DEV_URL=https://api.example.com, or leave it out',
    fr: 'Écrivez-la comme ORIGIN_DEV_URL=https://api.example.com, ou retirez-la',
  },
  'port.notNumber': {
    es: 'PORT tiene que ser un número de 1 a 65535, y no "{{setting}}": {{command}}',
    en: 'PORT must be a number from 1 to 65535, not "{{setting}}": {{command}}',
    fr: 'PORT doit être un nombre de 1 à 65535, et non "{{setting}}" : {{command}}',
  },
  'port.taken': {
    es: 'El puerto {{port}} está ocupado: {{command}}',
    en: 'Port {{port}} is taken: {{command}}',
    fr: 'Le port {{port}} est pris : {{command}}',
  },
  'port.reserved': {
    es: 'El puerto {{port}} está reservado para el sistema: {{command}}',
    en: 'Port {{port}} is reserved for the system: {{command}}',
    fr: 'Le port {{port}} est réservé au système : {{command}}',
  },
  'port.none': {
    es: 'No hay ningún puerto libre en este ordenador',
    en: 'No port is free on this machine',
    fr: 'Aucun port n’est libre sur cet ordinateur',
  },
  'command.unknownOption': {
    es: 'No hay ninguna opción {{option}}. Uso: {{usage}}',
    en: 'Unknown option {{option}}. Usage: {{usage}}',
    fr: 'Il n’y a pas d’option {{option}}. Emploi : {{usage}}',
  },
  'command.unexpected': {
    es: 'Sobra {{word}}. Uso: {{usage}}',
    en: 'Unexpected argument {{word}}. Usage: {{usage}}',
    fr: '{{word}} est de trop. Emploi : {{usage}}',
  },
  'command.lacksValue': {
    es: 'Falta el valor de {{option}}. Uso: {{usage}}',
    en: 'The value of {{option}} is missing. Usage: {{usage}}',
    fr: 'Il manque la valeur de {{option}}. Emploi : {{usage}}',
  },
  'command.noValue': {
    es: '{{option}} no lleva ningún valor. Uso: {{usage}}',
    en: '{{option}} takes no value. Usage: {{usage}}',
    fr: '{{option}} ne prend pas de valeur. Emploi : {{usage}}',
  },
  'command.usage': { es: 'Uso: {{usage}}', en: 'Usage: {{usage}}', fr: 'Emploi : {{usage}}' },
  'command.failed': {
    es: '{{command}} ha fallado',
    en: '{{command}} failed',
    fr: '{{command}} a échoué',
  },
  'host.missing': {
    es: 'Falta la dirección. Uso: {{usage}}',
    en: 'Name the host. Usage: {{usage}}',
    fr: 'Il manque l’adresse. Emploi : {{usage}}',
  },
  'host.many': {
    es: 'Solo una dirección cada vez, y no {{count}}. Uso: {{usage}}',
    en: 'One host at a time, not {{count}}. Usage: {{usage}}',
    fr: 'Une seule adresse à la fois, et non {{count}}. Emploi : {{usage}}',
  },
  'host.scheme': {
    es: '{{address}} no es una dirección http:// o https://. {{cure}}',
    en: '{{address}} is not an http:// or https:// address. {{cure}}',
    fr: '{{address}} n’est pas une adresse http:// ou https://. {{cure}}',
  },
  'host.only': {
    es: '{{address}} lleva más que el dominio: basta con {{host}}. {{cure}}',
    en: '{{address}} has more than a host: {{host}} is enough. {{cure}}',
    fr: '{{address}} a plus qu’un domaine : {{host}} suffit. {{cure}}',
  },
  'command.noRight': {
    es: '{{path}} no se puede escribir o leer ({{code}}): da permiso a este usuario, o trabaja en una copia en otro sitio',
    en: '{{path}} cannot be written or read ({{code}}): give this user the right to it, or work in a copy elsewhere',
    fr: '{{path}} ne peut être écrit ou lu ({{code}}) : donnez-en le droit à cet utilisateur, ou travaillez dans une copie ailleurs',
  },
  'command.noSpace': {
    es: 'No queda espacio en el disco para {{path}}',
    en: 'No space is left on the disk for {{path}}',
    fr: 'Il n’y a plus de place sur le disque pour {{path}}',
  },
});
