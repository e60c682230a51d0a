export const galleryStyle = `
  :root { color-scheme: light dark; --paper: #fff; --ink: #1c2026; --line: #c8ccd4; --quiet: #545b67; --link: #0b4fb3; --raised: #f2f3f7; --alarm: #a11225; }
  @media (prefers-color-scheme: dark) {
    :root { --paper: #16181d; --ink: #eceef2; --line: #4a515d; --quiet: #b4bac4; --link: #8fb8ff; --raised: #20242b; --alarm: #ff9aa5; }
  }
  * { box-sizing: border-box; }
  html { background: var(--paper); color: var(--ink); scroll-padding-top: 1rem; }
  body { margin: 2rem auto; max-width: 100rem; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
  a { color: var(--link); }
  form { display: flex; flex-wrap: wrap; gap: 0.75rem 1rem; padding: 1rem; background: var(--raised); border-radius: 8px; }
  label { display: grid; gap: 0.25rem; font-size: 0.875rem; color: var(--quiet); }
  select { min-width: 9rem; max-width: 100%; font: inherit; padding: 0.3rem; color: var(--ink); background: var(--paper); border: 1px solid var(--quiet); border-radius: 6px; }
  article { margin: 2rem 0; border-top: 1px solid var(--line); }
  h3 { margin: 1rem 0 0; font-size: 1.0625rem; overflow-wrap: anywhere; }
  .quiet { color: var(--quiet); font-weight: normal; }
  .problems { color: var(--alarm); overflow-wrap: anywhere; }
  .pictures { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; }
  figure { margin: 0.75rem 0 0; }
  figcaption { font-size: 0.875rem; color: var(--quiet); }
  figure div { display: flex; flex-wrap: wrap; gap: 0.5rem; }
  img { display: block; height: auto; border: 1px solid var(--line); border-radius: 4px; background: var(--raised); }
  .w1280 { width: 30rem; max-width: 100%; }
  .w360 { width: 11rem; }
  [hidden] { display: none !important; }
`;
