/** The layers of src, lowest first: each imports only those before it. */
const layers = ['generated', 'api', 'session', 'realtime', 'ui', 'engine', 'product', 'app'];

/** The folders of src/engine, lowest first. */
const rooms = ['config', 'mutations', 'cells', 'inputs', 'form', 'record', 'list'];

const folder = (names) => `^src/(${names.join('|')})/`;

module.exports = {
  forbidden: [
    ...layers.slice(0, -1).map((layer, index) => ({
      name: `${layer}-imports-only-lower-layers`,
      comment: `A layer imports only lower ones (lowest first: ${layers.join(', ')}). Move the code to the higher layer, or what it needs to the lower one.`,
      severity: 'error',
      from: { path: folder([layer]) },
      to: { path: folder(layers.slice(index + 1)) },
    })),
    ...rooms.slice(0, -1).map((room, index) => ({
      name: `engine-${room}-imports-only-lower-rooms`,
      comment: `A folder of the engine imports only lower ones (lowest first: ${rooms.join(', ')}).`,
      severity: 'error',
      from: { path: `^src/engine/${room}/` },
      to: { path: `^src/engine/(${rooms.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'only-app-knows-the-product',
      comment:
        'Another product takes its place: say in src/product/product.ts (or sign-in.ts) what the console has to know of it.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/product/' },
      to: { path: '^src/product/(?!(product|sign-in)\\.ts$)' },
    },
    {
      name: 'commands-know-no-layout',
      comment: 'The layout shows the commands. Move what both need to src/app.',
      severity: 'error',
      from: { path: '^src/app/commands/' },
      to: { path: '^src/app/layout/' },
    },
    {
      name: 'only-api-reads-generated',
      comment:
        'Import what src/api exports of the contract (src/api/contract.ts), or add it there.',
      severity: 'error',
      from: { path: '^src/', pathNot: folder(['api', 'generated']) },
      to: { path: folder(['generated']) },
    },
    {
      name: 'api-knows-no-react',
      comment: 'Move what needs React to a higher layer: src/session, src/ui or src/engine.',
      severity: 'error',
      from: { path: folder(['api', 'generated']) },
      to: { path: 'node_modules/(react|react-dom|react-router|react-router-dom|antd)/' },
    },
    {
      name: 'resources-know-none-of-each-other',
      comment:
        'The components of a resource are in the folder that has the name of its file. Refer to the other resource by its name, or move what both need to src/engine or src/ui.',
      severity: 'error',
      from: {
        path: '^src/product/resources/([^/.]+)',
        pathNot: '^src/product/resources/index\\.ts$',
      },
      to: { path: '^src/product/resources/', pathNot: '^src/product/resources/$1(\\.ts$|/)' },
    },
    {
      name: 'the-console-knows-no-script',
      comment: 'Move what both need to src; scripts and tests may import it from there.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|tests)/' },
    },
    {
      name: 'commands-find-the-sandbox',
      comment:
        'A product of another contract has none: use findSandbox or requireSandbox of scripts/lib/sandbox.ts.',
      severity: 'error',
      from: { path: '^scripts/(?!sandbox/)' },
      to: { path: '^scripts/sandbox/' },
    },
    {
      name: 'commands-know-what-every-product-has',
      comment:
        'Another product has other screens: say in src/product/screen-uses.ts what a command has to know of them.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^src/product/(?!(name|screen-uses|resources/index)\\.ts$)' },
    },
    {
      name: 'scripts-know-no-test',
      comment: 'Move what both need to scripts; tests may import it from there.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^tests/' },
    },
    {
      name: 'no-circles',
      comment: 'Move what both files need to a third one.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
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
