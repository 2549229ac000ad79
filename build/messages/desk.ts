import { inEveryLanguage } from '../../src/content/messages.ts';

/** What the editor's desk says around its forms. */
export const deskMessages = inEveryLanguage({
  'desk.checking': { es: 'Comprobando…', en: 'Checking…', fr: 'Vérification…' },
  'desk.silent': {
    es: 'El sitio no contesta: mira la terminal.',
    en: 'The site does not answer: look at the terminal.',
    fr: 'Le site ne répond pas : regardez le terminal.',
  },
  'desk.good': { es: 'Todo en orden.', en: 'All is well.', fr: 'Tout est en ordre.' },
  'desk.noFault': { es: 'No hay errores.', en: 'There is no fault.', fr: 'Il n’y a pas d’erreur.' },
  'desk.fault': {
    es: 'Hay un error: hasta que se corrija, la web enseña lo último que estaba bien.',
    en: 'There is a fault: until it is mended, the site shows the last state without any.',
    fr: 'Il y a une erreur : d’ici sa correction, le site montre le dernier état sans erreur.',
  },
  'desk.faults': {
    es: 'Hay {{count}} errores: hasta que se corrijan, la web enseña lo último que estaba bien.',
    en: 'There are {{count}} faults: until they are mended, the site shows the last state without any.',
    fr: 'Il y a {{count}} erreurs : d’ici leur correction, le site montre le dernier état sans erreur.',
  },
  'desk.more': {
    es: 'Más abajo hay {{count}} más.',
    en: 'Further down: {{count}} more.',
    fr: 'Plus bas : {{count}} de plus.',
  },
  'desk.absent': {
    es: 'Esta página aparece cuando no quede ningún error.',
    en: 'This page appears once no fault is left.',
    fr: 'Cette page apparaît dès qu’il ne reste aucune erreur.',
  },
  'desk.unread': {
    es: 'Aviso: algo ha cambiado en un idioma y no en los otros.',
    en: 'Warning: something has changed in one language and not in the others.',
    fr: 'Attention : une langue a changé, et pas les autres.',
  },
  'desk.fix': {
    es: 'Corregir espacios y signos',
    en: 'Correct spaces and punctuation',
    fr: 'Corriger les espaces et les signes',
  },
  'desk.read': {
    es: 'Leído en todos los idiomas',
    en: 'Read in every language',
    fr: 'Relu dans toutes les langues',
  },
  'desk.copyFor': {
    es: 'Copiar estas bases para otra promoción, que se llama',
    en: 'Copy these terms for another promotion, called',
    fr: 'Copier ce règlement pour une autre promotion, appelée',
  },
  'desk.byButton': {
    es: 'Lo hace el botón.',
    en: 'The button does it.',
    fr: 'Le bouton s’en charge.',
  },
  'desk.copy': { es: 'Copiar', en: 'Copy', fr: 'Copier' },
  'desk.nameless': {
    es: 'Escribe el nombre de la otra promoción.',
    en: 'Write the name of the other promotion.',
    fr: 'Écrivez le nom de l’autre promotion.',
  },
  'desk.noTerms': {
    es: 'No hay bases que se llamen «{{name}}».',
    en: 'No terms are called “{{name}}”.',
    fr: 'Aucun règlement ne s’appelle « {{name}} ».',
  },
  'desk.termsExist': {
    es: 'Ya hay unas bases que se llaman «{{name}}»: elige otro nombre.',
    en: 'There are terms called “{{name}}” already: choose another name.',
    fr: 'Un règlement s’appelle déjà « {{name}} » : choisissez un autre nom.',
  },
  'desk.copied': {
    es: 'Copiadas: lo que se abre arriba es «{{name}}».',
    en: 'Copied: what opens above is “{{name}}”.',
    fr: 'Copié : ce qui s’ouvre en haut est « {{name}} ».',
  },
  'desk.close': { es: 'Cerrar', en: 'Close', fr: 'Fermer' },
  'desk.handIn': { es: 'Entregar', en: 'Hand in', fr: 'Remettre' },
  'desk.undo': { es: 'Deshacer', en: 'Undo', fr: 'Annuler' },
  'desk.handInAsks': {
    es: '¿Qué has cambiado? Dilo en una línea, como «Jummy lleva 20 g más».',
    en: 'What have you changed? Say it in one line, such as “Jummy weighs 20 g more”.',
    fr: 'Qu’avez-vous changé ? Dites-le en une ligne, comme « Jummy pèse 20 g de plus ».',
  },
  'desk.undoAsks': {
    es: '¿Deshago todo lo que has cambiado desde la última entrega?',
    en: 'Undo all that you have changed since you last handed in?',
    fr: 'Annuler tout ce que vous avez changé depuis la dernière remise ?',
  },
  'desk.changed': {
    es: 'Ha cambiado: {{names}}.',
    en: 'Changed: {{names}}.',
    fr: 'A changé : {{names}}.',
  },
  'desk.andMore': {
    es: '{{names}} y {{count}} más',
    en: '{{names}} and {{count}} more',
    fr: '{{names}} et {{count}} de plus',
  },
  'desk.handInUnsaved': {
    es: 'En el formulario hay cambios sin guardar: pulsa «Guardar» o, si no los quieres, la flecha de arriba a la izquierda, y entrega después.',
    en: 'The form holds changes that are not saved: save or close it, then hand in.',
    fr: 'Le formulaire contient des modifications non enregistrées : enregistrez-les ou fermez-le, puis remettez.',
  },
  'desk.undoUnsaved': {
    es: 'En el formulario hay cambios sin guardar: pulsa «Guardar» o, si no los quieres, la flecha de arriba a la izquierda, y deshaz después.',
    en: 'The form holds changes that are not saved: save or close it, then undo.',
    fr: 'Le formulaire contient des modifications non enregistrées : enregistrez-les ou fermez-le, puis annulez.',
  },
  'desk.working': { es: 'Un momento…', en: 'One moment…', fr: 'Un instant…' },
  'desk.noLine': {
    es: 'Falta decir qué has cambiado, en {{most}} letras como mucho.',
    en: 'Say what you have changed, in {{most}} characters at most.',
    fr: 'Dites ce que vous avez changé, en {{most}} caractères au plus.',
  },
  'desk.faulty': {
    es: 'Todavía hay errores: corrígelos abajo y entrega después.',
    en: 'There are still faults: mend them below, then hand in.',
    fr: 'Il reste des erreurs : corrigez-les en bas, puis remettez.',
  },
  'desk.nothing': {
    es: 'No hay ningún cambio sin entregar. ¿Has pulsado «Guardar»?',
    en: 'Every change is handed in. Did you save?',
    fr: 'Tout est déjà remis. Avez-vous enregistré ?',
  },
  'desk.handedIn': {
    es: 'Entregado. Falta crear la propuesta en esta dirección:',
    en: 'Handed in. Create the proposal at this address:',
    fr: 'C’est remis. Créez la proposition à cette adresse :',
  },
  'desk.handedInBranch': {
    es: 'Entregado. Dile a quien lleva el sitio este nombre: «{{branch}}».',
    en: 'Handed in, on the branch “{{branch}}”.',
    fr: 'C’est remis, sur la branche « {{branch}} ».',
  },
  'desk.undone': {
    es: 'Todo está como en la última entrega. Lo deshecho no se ha perdido: si hace falta, quien lleva el sitio lo recupera en este ordenador.',
    en: 'All is as last handed in. What was undone is not lost: git stash pop brings it back.',
    fr: 'Tout est comme à la dernière remise. Rien n’est perdu : git stash pop le rétablit.',
  },
  'desk.noGit': {
    es: 'No se puede usar Git. Instálalo, o abre la carpeta que hiciste con git clone.',
    en: 'Git cannot be used. Install it, or open the folder that git clone made.',
    fr: 'Git ne peut pas être utilisé. Installez-le, ou ouvrez le dossier créé par git clone.',
  },
  'desk.noRemote': {
    es: 'Esta carpeta no sabe adónde entregar. Pide la dirección a quien lleva el sitio y escribe en la terminal: git remote add origin <dirección>',
    en: 'This folder does not know where to hand in. Ask whoever runs the site for the address, and write in the terminal: git remote add origin <address>',
    fr: 'Ce dossier ne sait pas où remettre. Demandez l’adresse à qui gère le site, et écrivez dans le terminal : git remote add origin <adresse>',
  },
  'desk.noAccess': {
    es: 'El repositorio no contesta o no te deja entrar. Mira la conexión, o pide permiso a quien lleva el sitio. No se ha entregado nada.',
    en: 'The repository does not answer or does not let you in. Check the connection, or ask whoever runs the site for permission. Nothing is handed in.',
    fr: 'Le dépôt ne répond pas ou vous refuse l’accès. Vérifiez la connexion, ou demandez l’autorisation à qui gère le site. Rien n’est remis.',
  },
  'desk.noName': {
    es: 'Git no sabe quién eres. Escribe en la terminal: git config --global user.name "Tu nombre", y después git config --global user.email "tu@correo"',
    en: 'Git does not know who you are. Write in the terminal: git config --global user.name "Your name", then git config --global user.email "you@mail"',
    fr: 'Git ne sait pas qui vous êtes. Écrivez dans le terminal : git config --global user.name "Votre nom", puis git config --global user.email "vous@courriel"',
  },
  'desk.notCommitted': {
    es: 'Git no ha podido guardar los cambios. No se ha entregado nada, y tus archivos siguen como están.',
    en: 'Git could not record the changes. Nothing is handed in, and your files are as they were.',
    fr: 'Git n’a pas pu enregistrer les modifications. Rien n’est remis, et vos fichiers restent tels quels.',
  },
  'desk.notUndone': {
    es: 'Git no ha podido deshacer los cambios. Tus archivos siguen como están.',
    en: 'Git could not undo the changes. Your files are as they were.',
    fr: 'Git n’a pas pu annuler les modifications. Vos fichiers restent tels quels.',
  },
  'desk.refused': {
    es: 'El repositorio no acepta la entrega: no tienes permiso, o alguien ha cambiado la misma rama. Tus cambios siguen en este ordenador, en la rama «{{branch}}». Avisa a quien lleva el sitio y vuelve a pulsar «Entregar».',
    en: 'The repository does not accept this: you lack permission, or somebody has changed the same branch. Your changes are on this computer, on the branch “{{branch}}”. Tell whoever runs the site, and hand in again.',
    fr: 'Le dépôt n’accepte pas la remise : vous n’avez pas l’autorisation, ou quelqu’un a modifié la même branche. Vos modifications sont sur cet ordinateur, sur la branche « {{branch}} ». Prévenez qui gère le site, puis remettez à nouveau.',
  },
});
