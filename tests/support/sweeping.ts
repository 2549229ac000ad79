// Imported before a test of `npm test`, has the sweep play it in every language.
process.env['SWEEP'] = 'yes';
