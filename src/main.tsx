import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readConfig } from './app/config.ts';
import { createConsole } from './app/create-console.ts';
import { Providers } from './app/providers.tsx';
import { applyPalette } from './app/theme/palette.ts';
import './app/theme/global.css';

applyPalette(document.documentElement);

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const parts = createConsole(await readConfig());
createRoot(root).render(
  <StrictMode>
    <Providers {...parts} />
  </StrictMode>,
);
