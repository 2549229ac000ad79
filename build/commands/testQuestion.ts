const mark = 'PRUEBA TÉCNICA: bórrese. TECHNICAL TEST: please delete.';

/**
 * Answers of the form `other` that people and the back end recognise as a test.
 *
 * @param origin What made it, such as a command.
 */
export const testQuestion = (origin: string) => ({
  nombre: 'PRUEBA',
  apellidos: 'TÉCNICA',
  email: 'prueba@example.com',
  telefono: '900 000 000',
  asunto: mark,
  mensaje: `${mark} (${origin})`,
  privacy: 'true',
});
