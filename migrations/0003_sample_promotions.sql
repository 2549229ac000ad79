-- Sample promotions: two that run into 2027 and two that have ended; their dates are those of their legal terms.
-- Times are UTC; a promotion begins and ends at midnight in Madrid.
-- What is there already stays as it is, so this can run again on a database in use.

-- pipas-de-pena
INSERT INTO promotions (id, slug, starts_at, ends_at, terms, participation, adults) VALUES
  (1, 'pipas-de-pena', '2024-04-14T22:00:00.000Z', '2024-10-31T22:59:59.000Z', 'pipas', 0, 0)
ON CONFLICT DO NOTHING;
INSERT INTO promotion_texts (promotion_id, locale, titulo, texto) VALUES
  (1, 'es', 'Pipas de peña',
    '<p>Diez amigos, un banco y un kilo de pipas. Había trescientos lotes, uno por peña, para las primeras que se apuntaran. Ni sorteo ni suerte: bastaba con madrugar.</p>
<h2>Cómo se participaba</h2>
<ul><li>Se juntaba una peña de tres a diez personas.</li><li>Entre todas compraban tres bolsas de pipas.</li><li>Una de ellas, mayor de edad o menor emancipada, apuntaba a la peña con el código de un ticket.</li></ul>
<p>Cada lote traía un kilo de pipas, diez gorras y una bolsa para las cáscaras. La promoción ha terminado. El banco sigue ahí.</p>'),
  (1, 'en', 'Pipas for the gang',
    '<p>Ten friends, one bench and a kilo of sunflower seeds. There were three hundred bundles, one per gang, for the first to sign up. No draw and no luck: just early birds.</p>
<h2>How it worked</h2>
<ul><li>You got together a gang of three to ten people.</li><li>Between you, you bought three bags of sunflower seeds.</li><li>One of you, an adult or an emancipated minor, signed the gang up with the code on a receipt.</li></ul>
<p>Each bundle held a kilo of seeds, ten caps and a bag for the shells. The promotion has ended. The bench is still there.</p>'),
  (1, 'fr', 'Pipas entre copains',
    '<p>Dix amis, un banc et un kilo de graines de tournesol. Il y avait trois cents lots, un par bande, pour les premières inscrites. Ni tirage ni hasard : il suffisait de se lever tôt.</p>
<h2>Comment on participait</h2>
<ul><li>On réunissait une bande de trois à dix personnes.</li><li>On achetait ensemble trois sachets de graines.</li><li>L’une d’elles, majeure ou mineure émancipée, inscrivait la bande avec le code d’un ticket.</li></ul>
<p>Chaque lot réunissait un kilo de graines, dix casquettes et un sac pour les coques. La promotion est terminée. Le banc, lui, est toujours là.</p>')
ON CONFLICT DO NOTHING;

-- risketos-reparte-premios
INSERT INTO promotions (id, slug, starts_at, ends_at, terms, participation, adults) VALUES
  (2, 'risketos-reparte-premios', '2026-01-14T23:00:00.000Z', '2027-03-31T21:59:59.000Z', 'risketos', 1, 0)
ON CONFLICT DO NOTHING;
INSERT INTO promotion_texts (promotion_id, locale, titulo, texto) VALUES
  (2, 'es', 'Risketos reparte premios',
    '<p>Compra una bolsa, guarda el ticket y prueba suerte: hay cien premios, veinte altavoces portátiles y ochenta lotes de Risketos. Las huellas naranjas no restan opciones, siempre que se lea el código.</p>
<h2>Cómo se participa</h2>
<ul><li>Compra una bolsa de Risketos.</li><li>Rellena el formulario con el código del ticket.</li><li>Guarda el ticket en un sitio sin queso.</li></ul>
<p>Una participación por ticket y diez como máximo por persona, a partir de 14 años y con residencia en España.</p>'),
  (2, 'en', 'Risketos hands out prizes',
    '<p>Buy a bag, keep the receipt and try your luck: there are a hundred prizes, twenty portable speakers and eighty bundles of Risketos. Orange fingerprints do no harm, so long as the code can be read.</p>
<h2>How to take part</h2>
<ul><li>Buy a bag of Risketos.</li><li>Fill in the form with the code on the receipt.</li><li>Keep the receipt somewhere free of cheese.</li></ul>
<p>One entry per receipt and ten at most per person, for residents of Spain aged 14 or over.</p>'),
  (2, 'fr', 'Risketos distribue des lots',
    '<p>Achetez un sachet, gardez le ticket et tentez votre chance : il y a cent lots, vingt enceintes portables et quatre-vingts cartons de Risketos. Les empreintes orange ne vous desservent pas, tant que le code reste lisible.</p>
<h2>Comment participer</h2>
<ul><li>Achetez un sachet de Risketos.</li><li>Remplissez le bulletin avec le code du ticket.</li><li>Gardez le ticket dans un endroit sans fromage.</li></ul>
<p>Une participation par ticket et dix au maximum par personne, à partir de 14 ans, pour les personnes résidant en Espagne.</p>')
ON CONFLICT DO NOTHING;

-- full-of-trikers-random
INSERT INTO promotions (id, slug, starts_at, ends_at, terms, participation, adults) VALUES
  (3, 'full-of-trikers-random', '2026-02-28T23:00:00.000Z', '2027-06-30T21:59:59.000Z', 'trikers', 1, 1)
ON CONFLICT DO NOTHING;
INSERT INTO promotion_texts (promotion_id, locale, titulo, texto) VALUES
  (3, 'es', 'Full of Trikers Random',
    '<p>Compra, guarda el ticket y prueba suerte: un viaje, un año de Trikers o una caja sorpresa. Hasta el destino del viaje se decide lanzando un triker.</p>
<h2>Qué hay en el bombo</h2>
<ul><li>Un viaje al azar para dos personas.</li><li>Un año de Trikers para cada uno de los diez ganadores.</li><li>Doscientas cajas sorpresa.</li></ul>
<p>El bombo se llena hasta el 30 de junio de 2027; los Trikers caen como quieren.</p>'),
  (3, 'en', 'Full of Trikers Random',
    '<p>Buy a bag of Trikers, keep the receipt and try your luck: a trip, a year of Trikers or a surprise box.</p>
<h2>What you could win</h2>
<ul><li>A random trip for two.</li><li>A year of Trikers for each of ten winners.</li><li>Two hundred surprise boxes.</li></ul>
<p>The drum fills up until 30 June 2027.</p>'),
  (3, 'fr', 'Full of Trikers Random',
    '<p>Achetez, gardez le ticket et tentez votre chance. À la clé : un voyage, un an de Trikers ou une boîte surprise.</p>
<h2>Ce que l’on peut gagner</h2>
<ul><li>Un voyage au hasard pour deux.</li><li>Un an de Trikers pour chacun des dix gagnants.</li><li>Deux cents boîtes surprises.</li></ul>
<p>L’urne est ouverte jusqu’au 30 juin 2027.</p>')
ON CONFLICT DO NOTHING;

-- fabs-tres-viajes
INSERT INTO promotions (id, slug, starts_at, ends_at, terms, participation, adults) VALUES
  (4, 'fabs-tres-viajes', '2023-10-14T22:00:00.000Z', '2024-01-15T22:59:59.000Z', 'fabs', 0, 0)
ON CONFLICT DO NOTHING;
INSERT INTO promotion_texts (promotion_id, locale, titulo, texto) VALUES
  (4, 'es', 'Fabs, tres viajes',
    '<p>Vietnam, México y Tanzania. El cacao ya había hecho el viaje de ida; faltaba que alguien fuera a dar las gracias.</p>
<h2>Cómo se participaba</h2>
<ul><li>Se compraba un paquete de Fabs, del origen que apeteciera.</li><li>Se rellenaba la participación con el código del ticket.</li><li>Se comprobaba que el pasaporte estuviera en regla y sin migas.</li></ul>
<p>Era para <strong>mayores de edad y menores emancipados</strong> residentes en España. Las cajas de cata ya están abiertas; nos consta.</p>'),
  (4, 'en', 'Fabs, three trips',
    '<p>Vietnam, Mexico and Tanzania. The cocoa has made the journey here; somebody ought to go and say thank you.</p>
<h2>How it worked</h2>
<ul><li>You bought a pack of Fabs, whichever origin you liked.</li><li>You filled in your entry with the code on the receipt.</li><li>You checked that your passport was valid and your lap free of crumbs.</li></ul>
<p>It was for <strong>adults and emancipated minors</strong> living in Spain. The tasting boxes are open by now; we’re certain of that.</p>'),
  (4, 'fr', 'Fabs, trois voyages',
    '<p>Vietnam, Mexique et Tanzanie. Le cacao a déjà fait le trajet ; il faudrait que quelqu’un aille dire merci.</p>
<h2>Comment on participait</h2>
<ul><li>On achetait un paquet de Fabs, de l’origine de son choix.</li><li>On remplissait le bulletin avec le code du ticket.</li><li>On vérifiait la validité du passeport et l’absence de miettes.</li></ul>
<p>C’était réservé aux <strong>personnes majeures et aux mineurs émancipés</strong> résidant en Espagne. Les coffrets de dégustation sont ouverts depuis ; nous en sommes sûrs.</p>')
ON CONFLICT DO NOTHING;
