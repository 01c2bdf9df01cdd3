// ES5 only: an outdated Node must be able to read this file, or it answers with a syntax error instead of our message.
var NEEDED = 18;
var found = process.versions.node;

if (parseInt(found, 10) < NEEDED) {
  console.error('dolmen: this is Node %s, but Node %s or newer is needed.', found, NEEDED);
  console.error('dolmen: get a current one at https://nodejs.org or from your version manager, then run this again.');
  if (/^test/.test(process.argv[2])) console.log('0 passed, 1 failed');
  process.exit(1);
} else {
  require('./launch.cjs');
}
