/** The table of ARCHITECTURE §2, as errors. Stories and tests may reach further than what ships. */
const shipped = { pathNot: '\\.(stories|test)\\.tsx?$' }
const never = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

module.exports = {
  forbidden: [
    never('no-cycles', 'A cycle hides who owns what.', {}, { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }),
    never(
      'core-is-headless',
      'core: react, valtio, axios, socket.io-client and jwt-decode only.',
      { path: '^packages/core/src', ...shipped },
      {
        path: 'node_modules/(?!.*node_modules/)(?!react/|valtio/|axios/|socket\\.io-client/|jwt-decode/|@types/)|^packages/(ui|admin-app|reference-api)/',
      },
    ),
    never(
      'socket-io-client-is-loaded-late',
      'socket.io-client has a chunk of its own.',
      { path: '^packages/core/src', ...shipped },
      { path: 'node_modules/socket\\.io-client', dependencyTypesNot: ['type-only'], dynamic: false },
    ),
    never('core-contract-imports-nothing', 'The wire names stand alone.', { path: '^packages/core/src/contract\\.ts$' }, { path: '.' }),
    never(
      'ui-knows-no-app',
      'ui takes data and reports wishes.',
      { path: '^packages/ui/src', ...shipped },
      {
        path: 'node_modules/(react-router|axios|valtio|socket\\.io|@tanstack/react-query|jwt-decode)|^packages/(core|admin-app|reference-api)/',
      },
    ),
    never(
      'app-sees-only-the-contract',
      'Server, node and worlds stay out of the deployed app.',
      { path: '^packages/admin-app/src', ...shipped },
      { path: '^packages/reference-api/src/(server|node|worlds|seed)/' },
    ),
    never(
      'app-reaches-the-network-through-core',
      'One way to the API, one store.',
      { path: '^packages/admin-app/src' },
      { path: 'node_modules/(valtio|axios|socket\\.io-client|jwt-decode)/' },
    ),
    never(
      'features-do-not-know-each-other',
      'What two features need moves to shared, ui or core.',
      { path: '^packages/admin-app/src/features/([^/]+)/', ...shipped },
      { path: '^packages/admin-app/src/features/(?!$1/)' },
    ),
    never(
      'features-do-not-know-the-router',
      'Features read app/paths and nothing else of app.',
      { path: '^packages/admin-app/src/features/', ...shipped },
      { path: '^packages/admin-app/src/app/(?!paths\\.ts)' },
    ),
    never(
      'shared-knows-no-feature',
      'shared is below features.',
      { path: '^packages/admin-app/src/shared/', ...shipped },
      { path: '^packages/admin-app/src/(features|flows)/' },
    ),
    never(
      'api-knows-no-screen',
      'The API draws nothing.',
      { path: '^packages/reference-api/src' },
      { path: 'node_modules/(react|react-dom|styled-components)/|^packages/(ui|admin-app)/' },
    ),
    never(
      'api-reads-only-the-contract-of-core',
      'Wire names come from core/contract.',
      { path: '^packages/reference-api/src', ...shipped },
      { path: '^packages/core/src/(?!contract\\.ts)' },
    ),
    never(
      'node-built-ins-stay-in-node',
      'createApi runs in a page too.',
      { path: '^packages/reference-api/src/(?!node/|.*\\.test\\.ts$|server/db/bundleMigrations\\.ts)' },
      { dependencyTypes: ['core'] },
    ),
    never(
      'stories-describe-worlds',
      'Stories import neither msw nor the server.',
      { path: '\\.stories\\.tsx$' },
      { path: 'node_modules/(msw|axios|valtio)/|^packages/reference-api/src/(server|node|worlds|seed)/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static)/' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@quarterdeck/source', 'import', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
