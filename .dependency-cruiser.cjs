/** The layers of src, lowest first: each imports only those before it. */
const layers = [
  'generated',
  'api',
  'session',
  'realtime',
  'ui',
  'engine',
  'resources',
  'screens',
  'app',
];

const folder = (names) => `^src/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `${layer}-imports-only-lower-layers`,
      severity: 'error',
      from: { path: folder([layer]) },
      to: { path: folder(layers.slice(index + 1)) },
    })),
    {
      name: 'only-api-reads-generated',
      severity: 'error',
      from: { path: '^src/', pathNot: folder(['api', 'generated']) },
      to: { path: folder(['generated']) },
    },
    {
      name: 'api-knows-no-react',
      severity: 'error',
      from: { path: folder(['api', 'generated']) },
      to: { path: 'node_modules/(react|react-dom|react-router|react-router-dom|antd)/' },
    },
    {
      name: 'resources-know-none-of-each-other',
      severity: 'error',
      from: { path: '^src/resources/', pathNot: '^src/resources/index\\.ts$' },
      to: { path: '^src/resources/[^/]+\\.ts$' },
    },
    {
      name: 'the-console-knows-no-script',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests)/' },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
  ],
  options: {
    // Imports of types count, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
