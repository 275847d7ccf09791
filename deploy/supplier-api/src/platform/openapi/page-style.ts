/** Style of the readable page: one column, tables that become lists on a telephone. */
export const STYLE = `
  :root { color-scheme: light dark; --line: #d5dbe1; --quiet: #52606d; --ground: #fff; --text: #1f2933; --link: #1d5fbf; }
  body { font: 15px/1.5 system-ui, sans-serif; max-width: 75rem; margin: 2rem auto; padding: 0 1rem; color: var(--text);
    background: var(--ground); overflow-wrap: anywhere; }
  a { color: var(--link); } h2 { margin: 2.2rem 0 .2rem; } h3 { margin: 1.6rem 0 .2rem; font-size: 1rem; }
  h4 { margin: 1rem 0 0; font-size: .95rem; }
  nav { display: flex; flex-wrap: wrap; gap: .3rem 1rem; margin: 1rem 0; }
  details { border: 1px solid var(--line); border-radius: 8px; margin: .4rem 0; padding: .4rem .8rem; }
  details[open] > summary { margin-bottom: .6rem; }
  summary { cursor: pointer; overflow-wrap: anywhere; }
  summary b { display: inline-block; min-width: 3.2rem; font: 600 13px/1.5 ui-monospace, monospace; }
  code, pre { font: 13px/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
  pre { white-space: pre-wrap; margin: .3rem 0; padding: .5rem .8rem; border: 1px solid var(--line); border-radius: 8px; }
  table { border-collapse: collapse; width: 100%; margin: .4rem 0; table-layout: fixed; }
  td { vertical-align: top; padding: .3rem .8rem .3rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
  td:nth-child(1) { width: 30%; } td:nth-child(2) { width: 28%; }
  em, i, .about { color: var(--quiet); } em, i { font-size: 13px; } p { margin: .4rem 0; }
  @media (max-width: 45rem) {
    body { margin: 1rem auto; } table, tbody, tr, td { display: block; } tr { border-top: 1px solid var(--line);
    padding: .4rem 0; } td, td:nth-child(n) { width: auto; border: 0; padding: 0; } td:empty { display: none; }
  }
  @media (prefers-color-scheme: dark) {
    :root { --line: #39424c; --quiet: #9aa5b1; --ground: #15191d; --text: #e4e8ec; --link: #8ab8ff; }
  }`
