import path from 'node:path';
import type { Plugin } from 'vite';

const folder = path.resolve('src/resources') + path.sep;

/** The components that are rendered from resources. React keeps their state when they are replaced. */
const components = [
  'src/engine/list/list-screen.tsx',
  'src/engine/record/detail-screen.tsx',
  'src/engine/form/add-screen.tsx',
  'src/app/layout/sidebar.tsx',
].map((file) => path.resolve(file));

/**
 * Renders the screens again when a file of src/resources is edited, without a reload: src/app/resources.ts lets the panel
 * replace the content of the resources, which React does not notice.
 */
export const refreshEditedResources = (): Plugin => ({
  name: 'story-admin-refresh-edited-resources',
  apply: 'serve',
  hotUpdate({ file, modules }) {
    if (!file.startsWith(folder) || modules.length === 0) return undefined;
    const { moduleGraph } = this.environment;
    return [
      ...modules,
      ...components.flatMap((component) => [...(moduleGraph.getModulesByFile(component) ?? [])]),
    ];
  },
});
