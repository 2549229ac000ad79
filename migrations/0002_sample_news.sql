-- Sample news: three items in each category, each in Spanish, English and French.
-- Item 18 is not visible: lists with the filter "visible" leave it out.
-- What is there already stays as it is, so this can run again on a database in use.

INSERT INTO categories (id, slug) VALUES
  (1, 'producto'),
  (2, 'web'),
  (3, 'promocion'),
  (4, 'rsc'),
  (5, 'novedades'),
  (6, 'familia')
ON CONFLICT DO NOTHING;

-- doscientos-cincuenta-millones-de-bolsas
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (1, 'doscientos-cincuenta-millones-de-bolsas', 6, '2023-02-14T09:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (1, 'es', 'Más de 250 millones de bolsas, y ninguna en silencio',
    '<p>Hemos hecho la cuenta con los dedos. Ha quedado toda la libreta naranja.</p>',
    '<p>Empezamos en 1970 y desde entonces han salido de casa más de <strong>250 millones de bolsas</strong>. Si las abriéramos todas a la vez, se oiría en la calle de al lado. Vivas donde vivas.</p>
<h2>Qué hay dentro de esa cifra</h2>
<p>Recreos, cumpleaños, viajes en coche, primeras citas con olor a queso y un número indeterminado de cenas que no eran cenas.</p>
<p>Llevamos más de 50 años en esto y seguimos siendo una familia: discutimos por la última y la última nunca aparece.</p>'),
  (1, 'en', 'Over 250 million bags, and not a quiet one among them',
    '<p>We counted them on our fingers. The notebook has been orange ever since.</p>',
    '<p>We started in 1970, and more than <strong>250 million bags</strong> have left home since. Open them all at once and you’d hear it in the next street. In everybody’s next street.</p>
<h2>What the number holds</h2>
<p>Break times, birthdays, car journeys, first dates that smelt of cheese and an unknown number of dinners that weren’t really dinner.</p>
<p>Over 50 years on, we’re still a family: we argue about who gets the last one, and the last one is never found.</p>'),
  (1, 'fr', 'Plus de 250 millions de sachets, et pas un seul discret',
    '<p>Nous avons compté sur nos doigts. Le carnet en est resté orange.</p>',
    '<p>Nous avons commencé en 1970 et, depuis, plus de <strong>250 millions de sachets</strong> ont quitté la maison. S’ils étaient ouverts tous en même temps, on les entendrait dans la rue d’à côté. Quelle que soit votre rue.</p>
<h2>Ce que cache ce chiffre</h2>
<p>Des récrés, des anniversaires, des trajets en voiture, des premiers rendez-vous au fromage et un nombre indéterminé de dîners qui n’en étaient pas.</p>
<p>Plus de 50 ans après, nous sommes toujours une famille : on se dispute le dernier, et le dernier reste introuvable.</p>')
ON CONFLICT DO NOTHING;

-- una-bolsa-de-patatas-con-patatas
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (2, 'una-bolsa-de-patatas-con-patatas', 1, '2023-05-09T09:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (2, 'es', 'Una bolsa de patatas con patatas dentro',
    '<p>Suena a obviedad. Aun así, hemos hecho las cuentas.</p>',
    '<p>La nuestra va llena al <strong>70 %</strong>. De patatas, por si alguien lo dudaba. Lo decimos con cifras porque las promesas a ojo se las lleva el viento.</p>
<h2>¿Y el otro 30 %?</h2>
<p>Aire, pero con oficio: hace de colchón para que las patatas lleguen enteras. No pide sueldo y nunca se come ninguna.</p>
<ul><li>Si la bolsa pesa, es que aún no has empezado.</li><li>Si ya no pesa, es que has llegado a esta línea muy despacio.</li></ul>'),
  (2, 'en', 'A bag of crisps with crisps in it',
    '<p>It sounds obvious. We did the sums all the same.</p>',
    '<p>Ours is <strong>70%</strong> full. Of crisps, in case anyone wondered. We put a number on it because vague promises are mostly air.</p>
<h2>And the other 30%?</h2>
<p>Air, but air with a job: it cushions the crisps so that they arrive in one piece. It draws no wages and has never eaten a single one.</p>
<ul><li>If the bag feels heavy, you haven’t started.</li><li>If it no longer feels heavy, you’re a slow reader.</li></ul>'),
  (2, 'fr', 'Un sachet de chips avec des chips dedans',
    '<p>Cela paraît évident. Nous avons quand même fait le calcul.</p>',
    '<p>Le nôtre est rempli à <strong>70 %</strong>. De chips, si jamais quelqu’un en doutait. Nous donnons le chiffre, parce que les promesses approximatives, c’est du vent.</p>
<h2>Et les 30 % qui restent ?</h2>
<p>De l’air, mais de l’air qui travaille : il amortit le voyage pour que les chips arrivent entières. Il n’est pas payé et n’en a jamais mangé une seule.</p>
<ul><li>Si le sachet pèse encore, c’est que vous n’avez pas commencé.</li><li>S’il ne pèse plus, c’est que vous lisez lentement.</li></ul>')
ON CONFLICT DO NOTHING;

-- seiscientas-setenta-toneladas-menos
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (4, 'seiscientas-setenta-toneladas-menos', 4, '2024-06-24T08:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (4, 'es', '670 toneladas de CO₂ evitadas, gracias al sol',
    '<p>No las vemos, no las oímos y no las echamos de menos.</p>',
    '<p>En 2023 evitamos <strong>670 toneladas de CO₂</strong> frente a usar solo electricidad de la red, según el Informe EINF 2023. Es difícil hacerles una foto de grupo, así que aquí va el resto de la lista, del mismo informe:</p>
<ul><li>Un 4,6 % menos de agua que en 2022, sumadas las dos fábricas. El grifo sigue bien; somos nosotros los que hemos cambiado.</li><li>Un 3,6 % menos de energía que en 2022 en Daganzo y un 7 % menos en Loeches.</li></ul>
<h2>La prueba del nueve</h2>
<p>Está en el informe, que se descarga en la página de compromisos. Es la única cuenta de la casa en la que nos alegra que salga menos.</p>'),
  (4, 'en', '670 tonnes of CO₂ avoided, thanks to the sun on our panels',
    '<p>We can’t see them, we can’t hear them and we don’t miss them.</p>',
    '<p>In 2023 we avoided <strong>670 tonnes of CO₂</strong> compared with using grid electricity only, according to the EINF 2023 report. They’re hard to get together for a group photo, so here’s the rest of the list instead, from the same report:</p>
<ul><li>4.6% less water than in 2022, both factories together. There’s nothing wrong with the tap; we’re the ones who changed.</li><li>3.6% less energy than in 2022 in Daganzo, and 7% less in Loeches.</li></ul>
<h2>The workings</h2>
<p>They’re in the report, which you can download from the commitments page. It’s the only sum in the house we’re glad to see come out smaller.</p>'),
  (4, 'fr', '670 tonnes de CO₂ évitées, grâce au soleil',
    '<p>On ne les voit pas, on ne les entend pas et elles ne nous manquent pas.</p>',
    '<p>En 2023, nous avons évité <strong>670 tonnes de CO₂</strong> par rapport à la seule électricité du réseau, selon le rapport EINF 2023. Difficile de les réunir pour une photo de groupe, alors voici le reste de la liste, tiré du même rapport :</p>
<ul><li>4,6 % d’eau de moins qu’en 2022, pour les deux usines réunies. Le robinet va bien ; c’est nous qui avons changé.</li><li>3,6 % d’énergie de moins qu’en 2022 à Daganzo, et 7 % de moins à Loeches.</li></ul>
<h2>La preuve par neuf</h2>
<p>Elle est dans le rapport, qui se télécharge depuis la page des engagements. C’est le seul compte de la maison qu’on se réjouit de voir baisser.</p>')
ON CONFLICT DO NOTHING;

-- palomitas-siete-sabores
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (5, 'palomitas-siete-sabores', 1, '2023-10-17T09:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (5, 'es', 'Siete sabores de palomitas para una sola película',
    '<p>La peli dura dos horas. Los sabores son siete. Alguien ha hecho mal las cuentas y no hemos sido nosotros.</p>',
    '<p>Las palomitas vienen ya estalladas, que es la parte de la receta en la que siempre se quema algo. Solo queda elegir bando:</p>
<ul><li><strong>Saladas:</strong> original, y con sabor a pizza, a ketchup y mostaza o a bacon y queso.</li><li><strong>Dulces:</strong> caramelo, chocolate y chocolate blanco.</li></ul>
<h2>Un método que funciona</h2>
<p>Saladas hasta el beso, dulces a partir de ahí. Si la película no tiene beso, empieza por donde quieras.</p>
<p>Y ni una sartén que fregar. Eso no es un sabor, pero se agradece igual.</p>'),
  (5, 'en', 'Seven popcorn flavours for one film',
    '<p>The film lasts two hours. There are seven flavours. Somebody got the sums wrong, and it wasn’t us.</p>',
    '<p>Our popcorn comes already popped, which is the part of the recipe where something always burns. All that remains is to take sides:</p>
<ul><li><strong>Savoury:</strong> original, or in pizza, ketchup and mustard, or bacon and cheese flavour.</li><li><strong>Sweet:</strong> caramel, chocolate and white chocolate.</li></ul>
<h2>A method that works</h2>
<p>Savoury until the kiss, sweet until the credits. If nobody kisses, start wherever you like.</p>
<p>And no pan to scrub. Not a flavour, strictly speaking, but much appreciated.</p>'),
  (5, 'fr', 'Sept saveurs de pop-corn pour un seul film',
    '<p>Le film dure deux heures. Il y a sept saveurs. Quelqu’un s’est trompé dans ses calculs, et ce n’est pas nous.</p>',
    '<p>Notre pop-corn arrive déjà éclaté : c’est l’étape de la recette où quelque chose finit toujours par brûler. Il ne reste qu’à choisir son camp :</p>
<ul><li><strong>Salé :</strong> original, ou goût pizza, goût ketchup-moutarde ou goût bacon-fromage.</li><li><strong>Sucré :</strong> caramel, chocolat et chocolat blanc.</li></ul>
<h2>Une méthode éprouvée</h2>
<p>Salé jusqu’au baiser, sucré jusqu’au générique. S’il n’y a pas de baiser, commencez par où vous voulez.</p>
<p>La huitième saveur, c’est de n’avoir rien à faire.</p>')
ON CONFLICT DO NOTHING;

-- una-cookie-que-se-puede-rechazar
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (6, 'una-cookie-que-se-puede-rechazar', 2, '2023-11-20T09:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (6, 'es', 'La única cookie nuestra que puedes rechazar sin ofender',
    '<p>Hacemos galletas que se mojan y cookies que no. Las segundas han estrenado política.</p>',
    '<p>Este mes hemos actualizado la política de cookies. Cuenta qué se guarda, para qué y durante cuánto tiempo, y se lee en menos de lo que dura un café con galletas de las que se mojan.</p>
<h2>En pocas palabras</h2>
<ul><li>Se puede aceptar.</li><li>Se puede rechazar, y seguimos siendo amigos.</li><li>Sin tu permiso no se miden tus visitas.</li></ul>
<p>Y si ahora te apetece una galleta de las otras, ya sabes dónde están.</p>'),
  (6, 'en', 'The only cookie of ours you can refuse without causing offence',
    '<p>We make biscuits you can dunk and cookies you can’t. The second kind has a new policy.</p>',
    '<p>This month we updated our cookie policy. It says what is stored, what for and for how long, and takes less time than a coffee with biscuits. The other kind.</p>
<h2>The short version</h2>
<ul><li>You can accept.</li><li>You can refuse, and we’re still friends.</li><li>Without your permission, your visits are not measured.</li></ul>
<p>If you now fancy a biscuit, you know where they are.</p>'),
  (6, 'fr', 'Le seul cookie de la maison qu’on refuse sans vexer personne',
    '<p>Nous faisons des biscuits qui se trempent et des cookies qui ne se trempent pas. Les seconds ont une nouvelle politique.</p>',
    '<p>Ce mois-ci, nous avons mis à jour notre politique relative aux cookies. Elle dit ce qui est conservé, pourquoi et combien de temps, et se lit en moins de temps qu’il n’en faut pour un café avec un biscuit. Un vrai.</p>
<h2>En bref</h2>
<ul><li>On peut accepter.</li><li>On peut refuser, et on reste amis.</li><li>Sans votre accord, vos visites ne sont pas mesurées.</li></ul>
<p>Et si tout cela vous a donné envie d’un biscuit, vous savez où ils sont.</p>')
ON CONFLICT DO NOTHING;

-- estrenamos-web
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (7, 'estrenamos-web', 2, '2024-01-08T09:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (7, 'es', 'Estrenamos web: entra sin limpiarte los dedos',
    '<p>Más color, menos vueltas y una noria que sí da vueltas.</p>',
    '<p>La casa tiene puerta nueva. Dentro están todos: snacks, patatas, galletas, caramelos y frutos secos, cada uno con su ficha, sus ingredientes y sus alérgenos bien subrayados.</p>
<h2>Qué ha cambiado</h2>
<ul><li>Buscas un producto y aparece el producto.</li><li>La tabla nutricional se lee sin lupa.</li><li>Los paquetes se ríen. Eso no ha cambiado, pero ahora se nota.</li></ul>
<p>¿Y las manchas naranjas en la pantalla? Esas las traías tú.</p>'),
  (7, 'en', 'A new website: come in, no need to wipe your fingers',
    '<p>More colour, less going round in circles, and one big wheel that does nothing else.</p>',
    '<p>The house has a new front door. Everyone is inside: snacks, crisps, biscuits, sweets and nuts, each with a page of its own, its ingredients and its allergens clearly underlined.</p>
<h2>What has changed</h2>
<ul><li>You look for a product and find the product.</li><li>The nutrition table can be read without a magnifying glass.</li><li>The packs are laughing. That’s nothing new, but now it shows.</li></ul>
<p>And the orange smudges on the screen? You brought those.</p>'),
  (7, 'fr', 'Nouveau site : entrez, inutile de vous essuyer les doigts',
    '<p>Plus de couleur, moins de détours, et une grande roue qui, elle, a le droit de tourner en rond.</p>',
    '<p>La maison a une nouvelle porte. Derrière, tout le monde est là : snacks, chips, biscuits, bonbons et fruits secs, chacun avec sa fiche, ses ingrédients et ses allergènes bien soulignés.</p>
<h2>Ce qui change</h2>
<ul><li>On cherche un produit, on trouve le produit.</li><li>Le tableau nutritionnel se lit sans loupe.</li><li>Les paquets rient. Ce n’est pas nouveau, mais maintenant ça se voit.</li></ul>
<p>Et les traces orange sur l’écran ? C’est vous qui les avez apportées.</p>')
ON CONFLICT DO NOTHING;

-- cinco-anos-de-galletas
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (9, 'cinco-anos-de-galletas', 6, '2024-02-01T09:00:00.000Z', 1, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (9, 'es', 'Cinco años de galletas en la mesa',
    '<p>Llegaron en 2019, pidieron café y ya no se han levantado.</p>',
    '<p>Hasta 2019 éramos una familia de salado. Entonces entraron por la puerta las <strong>galletas</strong>, con los <strong>caramelos</strong> en el bolsillo, y hubo que hacer sitio.</p>
<h2>Lo que hemos aprendido en cinco años</h2>
<ul><li>Mojar es un arte y el tiempo, su enemigo.</li><li>La galleta rota cuenta la mitad. Esto no lo dice la ciencia, lo dice la familia.</li><li>El paquete abierto es un paquete terminado con un poco de retraso.</li></ul>
<p>Cumplimos cinco años juntos. Habríamos hecho una tarta, pero hay galletas.</p>'),
  (9, 'en', 'Five years of biscuits on the table',
    '<p>They turned up in 2019, asked for a coffee and haven’t left their seats since.</p>',
    '<p>Until 2019 we were a savoury family. Then in came the <strong>biscuits</strong>, with the <strong>sweets</strong> in their pockets, and everybody had to budge up.</p>
<h2>What five years have taught us</h2>
<ul><li>Dunking is an art, and time is its enemy.</li><li>A broken biscuit counts as half. That isn’t science, it’s family wisdom.</li><li>An open packet is an empty packet running slightly late.</li></ul>
<p>Five years together. We’d have baked a cake, but there are biscuits.</p>'),
  (9, 'fr', 'Cinq ans de biscuits sur la table',
    '<p>Ils sont arrivés en 2019, ont demandé un café et n’ont plus quitté leur chaise.</p>',
    '<p>Jusqu’en 2019, nous étions une famille du salé. Puis les <strong>biscuits</strong> ont passé la porte, les <strong>bonbons</strong> dans la poche, et il a fallu se serrer.</p>
<h2>Ce que cinq ans nous ont appris</h2>
<ul><li>Tremper est un art, et le temps est son ennemi.</li><li>Un biscuit cassé compte pour moitié. Ce n’est pas la science qui le dit, c’est la famille.</li><li>Un paquet ouvert est un paquet fini, avec un peu de retard.</li></ul>
<p>Cinq ans ensemble. Nous aurions bien fait un gâteau, mais il y a des biscuits.</p>')
ON CONFLICT DO NOTHING;

-- fabs-tres-origenes
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (10, 'fabs-tres-origenes', 5, '2024-02-20T09:00:00.000Z', 1, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (10, 'es', 'Fabs: tres orígenes, tres cacaos, una galleta',
    '<p>Vietnam, México y Tanzania. El pasaporte lo pones tú; las migas, también.</p>',
    '<p>Fabs siempre ha sido galleta por abajo y chocolate por arriba. Las de origen, además, viajan: tres cacaos de tres países, cada uno con su carácter y con su galleta debajo.</p>
<h2>Cómo se cata una galleta</h2>
<p>Primero se mira. Luego se huele. Después se descubre que alguien se ha comido la tuya mientras olías.</p>
<p>En cada ficha está el <strong>origen</strong> del cacao, con qué <strong>marida</strong> y sus <strong>notas de cata</strong>, además de un vídeo. Todo junto dura menos que una Fabs.</p>'),
  (10, 'en', 'Fabs: three origins, three cocoas, one biscuit',
    '<p>Vietnam, Mexico and Tanzania. You bring the passport. And the crumbs.</p>',
    '<p>Fabs is a biscuit with a bar of chocolate on top. The single-origin ones travel too: three cocoas from three countries, each with a character of its own and a biscuit to match.</p>
<h2>How to taste a biscuit</h2>
<p>First you look. Then you smell. Then you find that somebody ate yours while you were smelling.</p>
<p>Each page tells you the <strong>origin</strong> of the cocoa, what to <strong>pair</strong> it with and its <strong>tasting notes</strong>, with a video besides. It can be read with your mouth full.</p>'),
  (10, 'fr', 'Fabs : trois origines, trois cacaos, un biscuit',
    '<p>Vietnam, Mexique et Tanzanie. Il ne manque que vous, et un verre de lait.</p>',
    '<p>Fabs, c’est une tablette de chocolat sur un biscuit. Les Fabs pure origine voyagent aussi : trois cacaos de trois pays, chacun son caractère, chacun son biscuit.</p>
<h2>Comment déguster un biscuit</h2>
<p>D’abord, on regarde. Ensuite, on hume. Enfin, on découvre que quelqu’un a mangé le vôtre pendant que vous humiez.</p>
<p>Chaque fiche donne l’<strong>origine</strong> du cacao, les <strong>accords</strong> et les <strong>notes de dégustation</strong>, avec une vidéo en plus. Elle se lit aussi la bouche pleine.</p>')
ON CONFLICT DO NOTHING;

-- energia-solar-28-por-ciento
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (11, 'energia-solar-28-por-ciento', 4, '2024-06-17T09:00:00.000Z', 1, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (11, 'es', 'En 2023, el 28 % de la energía de nuestras fábricas vino del sol',
    '<p>El sol lleva toda la vida friéndonos en agosto. Ya era hora de que ayudara.</p>',
    '<p>En 2023, el <strong>28 %</strong> de la energía de nuestras dos fábricas fue solar, según el Informe EINF 2023. No se nota en el sabor: lo hemos comprobado muchas veces y seguiremos comprobándolo.</p>
<h2>Cosas que el sol no ha cambiado</h2>
<ul><li>El crujido.</li><li>Los dedos naranjas.</li><li>El debate sobre quién se acabó la bolsa.</li></ul>
<p>Con el agua, el sol no tiene nada que ver: en 2023 las dos fábricas usaron un 4,6 % menos que en 2022. Para lo demás está el informe, que tiene más tablas y menos migas.</p>'),
  (11, 'en', '28% of our factories’ energy came from the sun in 2023',
    '<p>The sun has been frying us every August for years. High time it helped.</p>',
    '<p>In 2023, <strong>28%</strong> of our two factories’ energy was solar, according to the EINF 2023 report. You can’t taste it. We’ve checked many times and intend to keep checking.</p>
<h2>Things the sun has not changed</h2>
<ul><li>The crunch.</li><li>The colour of your fingers.</li><li>The debate over who finished the bag.</li></ul>
<p>The sun had no hand in the water: in 2023 our two factories used 4.6% less of it than in 2022. For the rest there is the report, which has more tables and fewer crumbs.</p>'),
  (11, 'fr', 'En 2023, 28 % de l’énergie de nos usines venait du soleil',
    '<p>Chaque mois d’août, le soleil nous fait frire. Il était temps qu’il donne un coup de main.</p>',
    '<p>En 2023, <strong>28 %</strong> de l’énergie de nos deux usines était solaire, selon le rapport EINF 2023. Cela ne change rien au goût : nous avons vérifié souvent, et nous continuerons à vérifier.</p>
<h2>Ce que le soleil n’a pas changé</h2>
<ul><li>Le craquement.</li><li>Les doigts orange.</li><li>L’enquête sur celui qui a fini le sachet.</li></ul>
<p>Pour l’eau, le soleil n’y est pour rien : en 2023, nos deux usines en ont utilisé 4,6 % de moins qu’en 2022. Pour le reste, il y a le rapport, avec plus de tableaux et moins de plaisanteries.</p>')
ON CONFLICT DO NOTHING;

-- pipas-de-pena
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (3, 'pipas-de-pena', 3, '2024-04-15T08:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (3, 'es', 'Pipas de peña: diez amigos, un banco y un kilo',
    '<p>El banco lo pone el ayuntamiento. De las pipas nos encargamos nosotros.</p>',
    '<p>Desde hoy y hasta el <strong>31 de octubre de 2024</strong>, o hasta que se acaben, regalamos trescientos lotes a trescientas peñas: un kilo de pipas, diez gorras y una bolsa para las cáscaras. No hay sorteo. Los lotes van por orden de llegada, como los sitios del banco.</p>
<h2>Cómo se participa</h2>
<ul><li>Junta una peña de tres a diez personas.</li><li>Comprad tres bolsas de pipas de 80 o 120 gramos y guardad los tickets.</li><li>Que una persona apunte a la peña con el código de un ticket.</li></ul>
<p>Quien la apunte ha de ser <strong>mayor de edad o menor emancipado</strong> y vivir en España. Las bases legales se leen en la página de la promoción.</p>'),
  (3, 'en', 'Pipas for the gang: ten friends, one bench, one kilo',
    '<p>The council provides the bench. We take care of the sunflower seeds.</p>',
    '<p>From today until <strong>31 October 2024</strong>, or until they run out, we are giving three hundred bundles, one each, to three hundred gangs: a kilo of sunflower seeds, ten caps and a bag for the shells. There’s no draw. It’s first come, first served, as with seats on the bench.</p>
<h2>How to take part</h2>
<ul><li>Get together a gang of three to ten people.</li><li>Buy three 80 g or 120 g bags of sunflower seeds and keep the receipts.</li><li>One of you signs the gang up with the code on a receipt.</li></ul>
<p>Whoever does so must be <strong>an adult or an emancipated minor</strong> and live in Spain. The legal terms are on the promotion page.</p>'),
  (3, 'fr', 'Pipas entre copains : dix amis, un banc, un kilo',
    '<p>Le banc, c’est la mairie. Les graines de tournesol, c’est nous.</p>',
    '<p>Dès aujourd’hui et jusqu’au <strong>31 octobre 2024</strong>, dans la limite des stocks disponibles, nous offrons trois cents lots à trois cents bandes : un kilo de graines de tournesol, dix casquettes et un sac pour les coques. Pas de tirage au sort. Premiers arrivés, premiers servis, comme sur le banc.</p>
<h2>Comment participer</h2>
<ul><li>Réunir une bande de trois à dix personnes.</li><li>Acheter trois sachets de graines de 80 ou 120 grammes et garder les tickets.</li><li>Désigner quelqu’un pour l’inscrire, avec le code d’un ticket.</li></ul>
<p>Cette personne doit être <strong>majeure ou mineure émancipée</strong> et vivre en Espagne. Le règlement se lit sur la page de la promotion.</p>')
ON CONFLICT DO NOTHING;

-- nos-reimos-en-tres-idiomas
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (14, 'nos-reimos-en-tres-idiomas', 2, '2024-05-13T08:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (14, 'es', 'Nos reímos en tres idiomas',
    '<p>El crujido no necesita traducción. Todo lo demás, sí.</p>',
    '<p>La web habla <strong>español, inglés y francés</strong>. Se cambia de idioma con la bandera de la cabecera o con los enlaces del pie, y la web se acuerda de lo que elegiste. Es más de lo que podemos decir de nosotros después de comer.</p>
<h2>Lo que más costó traducir</h2>
<ul><li>«De toda la vida». Las palabras existen; el suspiro hubo que dejarlo.</li><li>«Pipas». Hay que explicar también el banco.</li><li>«Gusanitos». Lo dejamos así. Es mejor no dar detalles.</li></ul>
<p>Los chistes son distintos en cada idioma. Si uno no te hace gracia, prueba con otra bandera.</p>'),
  (14, 'en', 'Now laughing in three languages',
    '<p>A crunch needs no translation. Everything else does.</p>',
    '<p>The website speaks <strong>Spanish, English and French</strong>. Switch with the flag at the top or the links at the bottom, and it’ll remember what you chose. Which is more than we can say for ourselves after lunch.</p>
<h2>Hardest to translate</h2>
<ul><li>‘De toda la vida’. We settled for ‘old-style’ and crossed our fingers.</li><li>‘Pipas’. Sunflower seeds, eaten by the hour on a park bench. You have to explain the bench as well.</li><li>‘Gusanitos’. It means little worms, so we left it in Spanish.</li></ul>
<p>The jokes differ from language to language. If one falls flat, try another flag.</p>'),
  (14, 'fr', 'Nous rions désormais en trois langues',
    '<p>Un craquement se passe de traduction. Le reste, non.</p>',
    '<p>Le site parle <strong>espagnol, anglais et français</strong>. On change de langue avec le drapeau en haut ou les liens en bas de page, et le site se souvient de votre choix. On ne peut pas en dire autant de nous après le déjeuner.</p>
<h2>Le plus dur à traduire</h2>
<ul><li>« De toda la vida ». Ce sera « à l’ancienne », avec un soupir nostalgique.</li><li>« Pipas ». Il faut aussi expliquer le banc.</li><li>« Gusanitos ». Cela veut dire « petits vers » ; nous l’avons laissé en espagnol.</li></ul>
<p>Les blagues changent selon la langue. Si l’une tombe à plat, essayez un autre drapeau.</p>')
ON CONFLICT DO NOTHING;

-- informe-einf-2023
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (15, 'informe-einf-2023', 4, '2024-06-10T08:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (15, 'es', 'Informe EINF 2023: lo que hemos hecho, con decimales',
    '<p>No es lectura de playa, pero aguanta bien las migas.</p>',
    '<p>El <strong>Informe EINF 2023</strong> es nuestro estado de información no financiera: todo lo que importa de una empresa y no cabe en una caja registradora.</p>
<h2>Spoilers</h2>
<ul><li>28 % de energía solar en las fábricas en 2023.</li><li>670 toneladas de CO₂ evitadas ese año, frente a usar solo electricidad de la red.</li><li>4,6 % menos de agua que en 2022 entre las dos fábricas.</li></ul>
<p>Se descarga en la página de compromisos. Quien llegue al último anexo tiene nuestro respeto; quien llegue sin picar nada, nuestra sospecha.</p>'),
  (15, 'en', 'EINF 2023 report: what we did, to one decimal place',
    '<p>Not a beach read, but it copes well with crumbs.</p>',
    '<p>The <strong>Informe EINF 2023</strong> is our non-financial report: everything that matters about a company and doesn’t fit in a till.</p>
<h2>Spoilers</h2>
<ul><li>28% solar energy at the factories in 2023.</li><li>670 tonnes of CO₂ avoided that year, against grid electricity only.</li><li>4.6% less water than in 2022 across the two factories.</li></ul>
<p>You can download it from the commitments page. Anyone who reaches the last annex has our respect.</p>'),
  (15, 'fr', 'Rapport EINF 2023 : notre année, à la décimale près',
    '<p>Il n’a rien d’une lecture de plage, mais il résiste bien aux miettes.</p>',
    '<p>L’<strong>Informe EINF 2023</strong> est notre rapport extra-financier : tout ce qui compte dans une entreprise et qui n’entre pas dans une caisse enregistreuse.</p>
<h2>Divulgâchage</h2>
<ul><li>28 % d’énergie solaire dans les usines en 2023.</li><li>670 tonnes de CO₂ évitées cette année-là, par rapport à la seule électricité du réseau.</li><li>4,6 % d’eau de moins qu’en 2022 pour les deux usines réunies.</li></ul>
<p>Il se télécharge depuis la page des engagements. Qui atteint la dernière annexe a tout notre respect ; qui l’atteint sans rien grignoter, tous nos soupçons.</p>')
ON CONFLICT DO NOTHING;

-- risketos-xhot
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (16, 'risketos-xhot', 5, '2024-09-16T08:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (16, 'es', 'Risketos X-Hot: pica y no pide perdón',
    '<p>Los de siempre siguen siendo naranjas. Con estos, el que cambia de color eres tú.</p>',
    '<p>Cogimos un Risketo y le quitamos el freno. <strong>Risketos X-Hot</strong> llega con el mismo crujido y bastante menos paciencia. A diferencia del original, lleva trigo y, por tanto, gluten.</p>
<h2>Instrucciones de uso</h2>
<ul><li>Uno, para probar.</li><li>Otro, para asegurarte.</li><li>El tercero ya es cosa tuya.</li></ul>
<p>No te frotes los ojos. Lo escribimos aquí, en el último párrafo, que es donde se leen estas cosas cuando ya es tarde.</p>'),
  (16, 'en', 'Risketos X-Hot: fiery, and not sorry',
    '<p>The classic ones still turn your fingers orange. These turn the rest of you red.</p>',
    '<p>We took a Risketo and removed the safety catch. <strong>Risketos X-Hot</strong> has the same crunch and considerably less patience. Unlike the original, it contains wheat, and therefore gluten.</p>
<h2>Instructions</h2>
<ul><li>One, to try.</li><li>Another, to make sure.</li><li>The third was your idea.</li></ul>
<p>Wash your hands before you rub your eyes. We mention it here, in the last paragraph, because that’s where people read such things once it’s too late.</p>'),
  (16, 'fr', 'Risketos X-Hot : ça pique, et sans excuses',
    '<p>Les classiques laissent les doigts orange. Avec ceux-ci, c’est vous qui changez de couleur.</p>',
    '<p>Nous avons pris un Risketo et retiré le frein. <strong>Risketos X-Hot</strong> garde le même craquement, avec nettement moins de patience. Contrairement à l’original, il contient du blé, donc du gluten.</p>
<h2>Mode d’emploi</h2>
<ul><li>Un, pour goûter.</li><li>Un autre, pour être sûr.</li><li>Le troisième n’engage que vous.</li></ul>
<p>Ne vous frottez pas les yeux. Nous l’écrivons ici, au dernier paragraphe, là où on lit ces choses-là quand il est trop tard.</p>')
ON CONFLICT DO NOTHING;

-- mas-de-sesenta-formatos
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (17, 'mas-de-sesenta-formatos', 6, '2024-10-14T08:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (17, 'es', 'De 20 gramos a un kilo: la familia no cabe en la foto',
    '<p>Somos más de 60 formatos y en la foto siempre sale uno con los ojos cerrados.</p>',
    '<p>El pequeño pesa <strong>20 gramos</strong> y cabe en un puño. El mayor pesa <strong>un kilo</strong> y lo llevan entre dos, no por el peso, sino por la desconfianza.</p>
<h2>Quién es quién</h2>
<ul><li>El de recreo, que no llega a casa.</li><li>El de sofá, que no llega al descanso.</li><li>El de kilo, que llega a la fiesta y es la fiesta.</li></ul>
<p>Entre uno y otro hay más de sesenta formatos. Todos comparten apellido; la última patata no la comparte nadie.</p>'),
  (17, 'en', 'From 20 grams to a kilo: the family won’t fit in the photo',
    '<p>There are over 60 packs of us, and one always has its eyes shut.</p>',
    '<p>The little one weighs <strong>20 grams</strong> and fits in a fist. The big one weighs <strong>one kilo</strong> and takes two to carry: not because of the weight, but for lack of trust.</p>
<h2>Who’s who</h2>
<ul><li>The break-time bag, which never makes it home.</li><li>The sofa bag, which never makes it to half-time.</li><li>The kilo, which comes to the party and is the party.</li></ul>
<p>Between the two there are more than sixty packs. They all share a surname; nobody shares the last crisp.</p>'),
  (17, 'fr', 'De 20 grammes à un kilo : la famille déborde de la photo',
    '<p>Nous sommes plus de 60 formats, et il y en a toujours un qui ferme les yeux.</p>',
    '<p>Le petit pèse <strong>20 grammes</strong> et tient dans le poing. Le grand pèse <strong>un kilo</strong> et se porte à deux : pas à cause du poids, mais par manque de confiance.</p>
<h2>Qui est qui</h2>
<ul><li>Le sachet de récré, qui n’arrive jamais à la maison.</li><li>Le sachet de canapé, qui n’arrive jamais à la mi-temps.</li><li>Le kilo, qui vient à la fête et qui est la fête.</li></ul>
<p>En tout, plus de soixante formats. Tous partagent le même nom de famille ; personne ne partage la dernière chips.</p>')
ON CONFLICT DO NOTHING;

-- algo-en-el-horno
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (18, 'algo-en-el-horno', 5, '2024-11-04T09:00:00.000Z', 0, 0)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (18, 'es', 'Hay algo en el horno',
    '<p>Todavía no podemos contarlo. Si lo estás leyendo, alguien ha abierto el horno antes de tiempo.</p>',
    '<p>Se oye un crujido nuevo en la cocina y nadie confiesa. Hemos preguntado a todos los presentes y todos tenían la boca llena.</p>
<p>En cuanto salga y se enfríe, lo contamos. El orden importa: <strong>la última vez fue al revés</strong> y aún nos dura en la lengua.</p>'),
  (18, 'en', 'There’s something in the oven',
    '<p>We can’t tell you yet. If you’re reading this, somebody opened the oven too soon.</p>',
    '<p>There’s a new crunch coming from the kitchen, and no one will own up. We questioned everybody present. Everybody had their mouth full.</p>
<p>As soon as it’s out and has cooled, we’ll tell you. The order matters: <strong>last time we did it the other way round</strong> and our tongues still remember.</p>'),
  (18, 'fr', 'Il y a quelque chose au four',
    '<p>Nous ne pouvons encore rien dire. Si vous lisez ceci, quelqu’un a ouvert le four trop tôt.</p>',
    '<p>On entend un nouveau craquement en cuisine, et personne n’avoue. Nous avons interrogé tout le monde ; tout le monde avait la bouche pleine.</p>
<p>Dès que ce sera sorti et refroidi, nous raconterons tout. L’ordre compte : <strong>la dernière fois, nous avons fait l’inverse</strong> et la langue s’en souvient.</p>')
ON CONFLICT DO NOTHING;

-- risketos-reparte-premios
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (8, 'risketos-reparte-premios', 3, '2026-01-15T09:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (8, 'es', 'Risketos reparte premios: guarda el ticket',
    '<p>La bolsa, vacíala sin miedo. De hecho, no esperábamos otra cosa.</p>',
    '<p>Compra Risketos, guarda el ticket y, si puedes, la bolsa, y prueba suerte. Las huellas naranjas del ticket no restan opciones; demuestran compromiso.</p>
<h2>Antes de chuparte los dedos</h2>
<ul><li>Una participación por ticket, diez como máximo por persona.</li><li>El código tiene que poder leerse: los dedos naranjas, a un lado.</li><li>A partir de 14 años, con residencia en España. Si gana un menor de edad, hará falta la autorización firmada de su madre, padre o tutor.</li></ul>
<p>Se sortean cien premios: veinte altavoces portátiles y ochenta lotes de Risketos. Valen los tickets y las participaciones del 15 de enero de 2026 al 31 de marzo de 2027; el sorteo es el 15 de abril de 2027. Todo lo demás está en las bases legales.</p>'),
  (8, 'en', 'Risketos hands out prizes: keep your receipt',
    '<p>Go ahead and empty the bag. Frankly, we expected nothing else.</p>',
    '<p>Buy Risketos, keep the receipt and, if you can, the bag, and try your luck. Orange fingerprints on the receipt won’t count against you.</p>
<h2>Before you lick your fingers</h2>
<ul><li>One entry per receipt, ten at most per person.</li><li>The code has to be legible. Aim the crumbs elsewhere.</li><li>For residents of Spain aged 14 or over. A winner under 18 needs the signed authorisation of a parent or guardian.</li></ul>
<p>A hundred prizes are in the draw: twenty portable speakers and eighty bundles of Risketos. Receipts and entries count from 15 January 2026 to 31 March 2027, and the draw is on 15 April 2027. Everything else is in the legal terms.</p>'),
  (8, 'fr', 'Risketos distribue des lots : gardez votre ticket',
    '<p>Le sachet, videz-le sans crainte. À vrai dire, nous n’espérions pas mieux.</p>',
    '<p>Achetez des Risketos, gardez le ticket et, si possible, le sachet, et tentez votre chance. Une participation par ticket, dix au maximum par personne.</p>
<h2>Avant de vous lécher les doigts</h2>
<ul><li>Remplissez le bulletin avec le code du ticket.</li><li>Le code doit rester lisible. Visez à côté.</li><li>À partir de 14 ans, pour les personnes résidant en Espagne. Un gagnant mineur devra fournir l’autorisation signée de sa mère, de son père ou de son tuteur.</li></ul>
<p>Cent lots sont à gagner au tirage : vingt enceintes portables et quatre-vingts cartons de Risketos. Tickets et bulletins comptent du 15 janvier 2026 au 31 mars 2027 ; le tirage a lieu le 15 avril 2027. Le reste figure dans le règlement.</p>')
ON CONFLICT DO NOTHING;

-- trikers-cae-como-quiere
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (12, 'trikers-cae-como-quiere', 1, '2026-02-23T09:00:00.000Z', 1, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (12, 'es', 'Trikers, el snack que cae como quiere',
    '<p>Lo tiras al aire y que decida él. Esa es toda la idea.</p>',
    '<p>A los Trikers no hay quien los ponga en fila: uno mira al techo, otro parece dormido y el tercero se da un aire al presidente de la comunidad. En la fábrica ya nadie les pide que se pongan derechos.</p>
<h2>Cómo se come</h2>
<p>Con los dedos, de uno en uno o de tres en tres. Hay quien les pone nombre; no lo recomendamos, <strong>luego cuesta más</strong>.</p>
<p>Si encuentras dos idénticos, avísanos: algo se habrá estropeado.</p>'),
  (12, 'en', 'Trikers, the snack nobody can draw twice',
    '<p>Ask three people what shape it is and you’ll get four answers.</p>',
    '<p>It’s corn, potato and wheat, it tastes of barbecue and it follows no plan. We did draw up a plan. It’s in the bag somewhere, looking like a teapot.</p>
<h2>How to eat them</h2>
<p>With your fingers, one at a time or three at a time. Some people sort them by likeness; we advise against it, <strong>it never ends</strong>.</p>
<p>If you find two the same, keep them apart: they’ll only start a trend.</p>'),
  (12, 'fr', 'Trikers, le snack qui retombe comme il veut',
    '<p>Un snack sans forme fixe. C’est toute l’idée.</p>',
    '<p>Trikers ne ressemble à rien, pas même au Triker d’à côté. Aucun moule n’a voulu de lui, et il ne s’en porte pas plus mal.</p>
<h2>Comment ça se mange</h2>
<p>Avec les doigts, un par un ou trois par trois. Certains les classent par ressemblance ; nous le déconseillons, <strong>on n’en finit jamais</strong>.</p>
<p>Si vous en trouvez deux identiques, prévenez la famille.</p>')
ON CONFLICT DO NOTHING;

-- full-of-trikers-random
INSERT INTO entries (id, slug, category_id, created_at, featured, visible) VALUES
  (13, 'full-of-trikers-random', 3, '2026-03-02T09:00:00.000Z', 0, 1)
ON CONFLICT DO NOTHING;
INSERT INTO entry_texts (entry_id, locale, titulo, header, contenido) VALUES
  (13, 'es', 'Full of Trikers Random: un sorteo sin pies ni cabeza',
    '<p>Qué hay en el bombo se sabe. Para quién es cada cosa, ni nosotros.</p>',
    '<p>Compra una bolsa de Trikers, guarda el ticket y entra en el bombo. El azar hace el resto: lleva años de experiencia en no hacer caso a nadie.</p>
<h2>Qué hay en juego</h2>
<ul><li>Un viaje al azar: un fin de semana para dos.</li><li>Un año de Trikers, para diez personas.</li><li>Doscientas cajas sorpresa. Qué llevan dentro lo dice el nombre.</li></ul>
<p>Solo para <strong>mayores de 18 años</strong> que vivan en España. Se puede participar desde el 1 de marzo de 2026 hasta el 30 de junio de 2027, con un ticket de esas fechas; el sorteo es el 15 de julio de 2027. Las bases se leen en la página del concurso.</p>'),
  (13, 'en', 'Full of Trikers Random: a prize draw with no rhyme and little reason',
    '<p>A trip, a year’s worth of Trikers or a box of surprises. Chance decides.</p>',
    '<p>Buy a bag of Trikers, keep the receipt and send us its code. Chance does the rest: it has years of experience in not listening to anyone.</p>
<h2>What there is to win</h2>
<ul><li>A random trip: a weekend for two.</li><li>A year of Trikers, for ten people.</li><li>Two hundred surprise boxes. For the contents, see the name.</li></ul>
<p>For entrants <strong>aged 18 or over</strong> who live in Spain. Open from 1 March 2026 to 30 June 2027, with a receipt dated in that period; the draw is on 15 July 2027. The rules are on the contest page.</p>'),
  (13, 'fr', 'Full of Trikers Random : un tirage au sort sans queue ni tête',
    '<p>Un voyage, un an de Trikers ou une boîte surprise : le hasard choisit, et il ne dit rien à personne.</p>',
    '<p>Achetez un sachet de Trikers, gardez le ticket et recopiez son code sur le bulletin. Le hasard fait le reste, avec des années d’expérience.</p>
<h2>À gagner</h2>
<ul><li>Un voyage au hasard : un week-end pour deux.</li><li>Un an de Trikers, pour dix personnes.</li><li>Deux cents boîtes surprises. Pour le contenu, relisez leur nom.</li></ul>
<p>Réservé aux <strong>personnes de 18 ans et plus</strong> qui vivent en Espagne. Ouvert du 1er mars 2026 au 30 juin 2027, avec un ticket daté de cette période ; le tirage a lieu le 15 juillet 2027. Le règlement se lit sur la page du concours.</p>')
ON CONFLICT DO NOTHING;
