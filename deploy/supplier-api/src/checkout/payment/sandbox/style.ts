import { createHash } from 'node:crypto'

export const STYLE = `
:root{color-scheme:light dark;--page:#f2f4f7;--sheet:#fff;--text:#17202b;--quiet:#566274;--line:#d5dbe3;--action:#14663a;--on:#fff;--ring:#0b57d0}
@media (prefers-color-scheme:dark){:root{--page:#12161c;--sheet:#1c222b;--text:#eef1f5;--quiet:#a9b4c2;--line:#3a4453;--action:#7fd6a3;--on:#0c2116;--ring:#9cc2ff}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:24px 16px;background:var(--page);color:var(--text);font:17px/1.5 system-ui,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:460px;background:var(--sheet);border:1px solid var(--line);border-radius:20px;padding:28px}
.mode{display:inline-block;margin:0 0 16px;padding:4px 12px;border:1px solid var(--line);border-radius:12px;color:var(--quiet);font-size:14px}
h1{margin:0;font-size:22px;line-height:1.25}
.sum{margin:4px 0 20px;font-size:36px;font-weight:700;line-height:1.2;letter-spacing:-.02em;font-variant-numeric:tabular-nums}
p{margin:0 0 20px}
.note{color:var(--quiet);font-size:15px}
form{display:grid;gap:10px}
button,.link{display:block;width:100%;min-height:52px;padding:12px 16px;border:1px solid var(--line);border-radius:12px;background:none;color:inherit;font:inherit;font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
button small{display:block;color:var(--quiet);font-size:14px;font-weight:400}
.main{border-color:var(--action);background:var(--action);color:var(--on)}
button:hover,.link:hover{filter:brightness(1.06)}
:focus-visible{outline:3px solid var(--ring);outline-offset:2px}
`

/** Source of a content security policy that allows this style and no other. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`
