import { inEveryLanguage } from '../../src/content/messages.ts';

/** What a deployment says, which also publishes a recall. */
export const deployMessages = inEveryLanguage({
  'deploy.login': {
    es: 'Nadie ha entrado en Cloudflare: npx wrangler login, o una clave en CLOUDFLARE_API_TOKEN (docs/operate.md, paso 3)',
    en: 'Nobody is logged in: npx wrangler login, or a token in CLOUDFLARE_API_TOKEN (docs/operate.md, step 3)',
    fr: 'Personne n’est connecté à Cloudflare : npx wrangler login, ou un jeton dans CLOUDFLARE_API_TOKEN (docs/operate.md, étape 3)',
  },
  'deploy.gaps': {
    es: 'Falta por rellenar para {{environment}}, en wrangler.toml si no se nombra una orden:',
    en: 'Still to fill in for {{environment}}, in wrangler.toml unless a command is named:',
    fr: 'Reste à remplir pour {{environment}}, dans wrangler.toml si aucune commande n’est nommée :',
  },
  'deploy.setting': {
    es: 'ajuste',
    en: 'setting',
    fr: 'réglage',
  },
  'deploy.now': {
    es: 'ahora',
    en: 'now',
    fr: 'actuel',
  },
  'deploy.needs': {
    es: 'necesita',
    en: 'needs',
    fr: 'requis',
  },
  'deploy.unasked': {
    es: 'sin comprobar: {{secrets}}. {{why}}',
    en: 'not checked: {{secrets}}. {{why}}',
    fr: 'non vérifié : {{secrets}}. {{why}}',
  },
  'deploy.nothing': {
    es: 'No se ha generado ni publicado nada.',
    en: 'Nothing was built.',
    fr: 'Rien n’a été construit ni publié.',
  },
  'deploy.unsealed': {
    es: 'Las comunicaciones del canal ético no se cifran: falta REPORT_PUBLIC_KEY (npm run reports -- keys).',
    en: 'Reports of the ethical channel are not sealed: REPORT_PUBLIC_KEY is missing (npm run reports -- keys).',
    fr: 'Les signalements du canal éthique ne sont pas scellés : il manque REPORT_PUBLIC_KEY (npm run reports -- keys).',
  },
  'deploy.noSubstitute': {
    es: 'Ninguna comunicación se puede ocultar al responsable del canal ético: falta REPORT_SUBSTITUTE_KEY (npm run reports -- keys --substitute).',
    en: 'No report can be kept from the officer of the ethical channel: REPORT_SUBSTITUTE_KEY is missing (npm run reports -- keys --substitute).',
    fr: 'Aucun signalement ne peut être caché au responsable du canal éthique : il manque REPORT_SUBSTITUTE_KEY (npm run reports -- keys --substitute).',
  },
  'deploy.noAlarms': {
    es: 'Nadie recibe aviso de los plazos legales de las comunicaciones: falta ALERT_WEBHOOK (npx wrangler secret put ALERT_WEBHOOK --env {{environment}}).',
    en: 'Nobody is told of the legal deadlines of reports: ALERT_WEBHOOK is missing (npx wrangler secret put ALERT_WEBHOOK --env {{environment}}).',
    fr: 'Personne n’est averti des délais légaux des signalements : il manque ALERT_WEBHOOK (npx wrangler secret put ALERT_WEBHOOK --env {{environment}}).',
  },
  'deploy.noCommit': {
    es: 'Git no dice qué commit es este: el sitio publicado tampoco lo dirá.',
    en: 'git does not say which commit this is: neither will the published site.',
    fr: 'Git ne dit pas quel est ce commit : le site publié ne le dira pas non plus.',
  },
  'deploy.recalls': {
    es: 'Retiradas que se publican aunque no están en el commit: {{files}}',
    en: 'Recalls that go out although the commit lacks them: {{files}}',
    fr: 'Rappels publiés alors que le commit ne les a pas : {{files}}',
  },
  'deploy.uncommitted': {
    es: 'Cambios sin commit: {{files}}.\nPrimero haz commit o guárdalos con git stash: no se ha generado nada.',
    en: 'Changes that are not committed: {{files}}.\nCommit or stash them first: nothing was built.',
    fr: 'Changements sans commit : {{files}}.\nFaites d’abord un commit ou un git stash : rien n’a été construit.',
  },
  'deploy.ignored': {
    es: 'Se publicarían archivos de public/ que Git no ve: {{files}}.\nPonlos en otro sitio: no se ha generado nada.',
    en: 'Files of public/ that git ignores would be published: {{files}}.\nMove them elsewhere: nothing was built.',
    fr: 'Des fichiers de public/ que Git ignore seraient publiés : {{files}}.\nMettez-les ailleurs : rien n’a été construit.',
  },
  'deploy.more': {
    es: '{{files}} y {{count}} más',
    en: '{{files}} and {{count}} more',
    fr: '{{files}} et {{count}} de plus',
  },
  'deploy.noRecalls': {
    es: 'No se pueden leer las retiradas de {{site}}: todavía no hay sitio, o no responde.',
    en: 'The recalls of {{site}} cannot be read: there is no site yet, or it is down.',
    fr: 'Les rappels de {{site}} ne peuvent être lus : il n’y a pas encore de site, ou il ne répond pas.',
  },
  'deploy.withdrawn': {
    es: '{{site}} muestra retiradas que en content/recalls faltan o abarcan menos: {{ids}}.\nPrimero git pull: no se ha generado nada. Lo que deba abarcar menos o terminar: npm run recall.',
    en: '{{site}} shows recalls that content/recalls lacks or narrows: {{ids}}.\ngit pull first: nothing was built. What is meant to be narrower or to end: npm run recall.',
    fr: '{{site}} montre des rappels qui manquent dans content/recalls ou y sont plus étroits : {{ids}}.\nD’abord git pull : rien n’a été construit. Ce qui doit être plus étroit ou finir : npm run recall.',
  },
  'deploy.labels': {
    es: 'Etiquetas nuevas desde la última publicación: {{keys}}.\nCuando estén publicadas, guárdalas: npm run labels, y haz commit de {{file}}.',
    en: 'Labels that are new since the last release: {{keys}}.\nOnce they are published, record them: npm run labels, and commit {{file}}.',
    fr: 'Étiquettes nouvelles depuis la dernière publication : {{keys}}.\nUne fois publiées, enregistrez-les : npm run labels, et faites un commit de {{file}}.',
  },
  'deploy.noAddress': {
    es: 'wrangler no ha dicho ninguna dirección. Mira tú el sitio: npm run smoke -- https://…',
    en: 'wrangler named no address. Look at the site yourself: npm run smoke -- https://…',
    fr: 'wrangler n’a donné aucune adresse. Regardez vous-même le site : npm run smoke -- https://…',
  },
  'deploy.rollback': {
    es: 'La versión anterior vuelve con: npx wrangler rollback --env {{environment}} --yes',
    en: 'The version before comes back with: npx wrangler rollback --env {{environment}} --yes',
    fr: 'La version précédente revient avec : npx wrangler rollback --env {{environment}} --yes',
  },
  'deploy.noAnswer': {
    es: '{{site}} todavía no responde. Míralo más tarde: npm run smoke -- {{site}}',
    en: '{{site}} does not answer yet. Look at it later: npm run smoke -- {{site}}',
    fr: '{{site}} ne répond pas encore. Regardez-le plus tard : npm run smoke -- {{site}}',
  },
  'deploy.published': {
    es: 'Está publicado de todos modos.',
    en: 'It is published nevertheless.',
    fr: 'Il est publié malgré tout.',
  },
});
