// A file of its own: outdated parsers, which still read dolmen.cjs, do not know `import()`.
import('./main.mjs');
