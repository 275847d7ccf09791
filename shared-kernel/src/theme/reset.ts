/**
 * Base of every page: reset, body text, focus ring (kit §4, §10), room for the bars that the kernel's `bars` measures later, no word
 * alone on a last line.
 */
export const reset = `
*,::before,::after{box-sizing:border-box}
:root{--picture-bg:var(--n-0);--picture-blend:normal}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding:8px 0 calc(var(--orderbar) + 8px)}
@media (max-width:1199px){html{scroll-padding:calc(var(--header-mobile) + 8px) 0 calc(var(--bottombar) + 64px)}}
body{margin:0;font:400 14px/20px var(--font);color:var(--text);background:var(--bg-canvas);-webkit-font-smoothing:antialiased}
h1,h2,h3,h4,h5,p,ul,ol,dl,dd,figure{margin:0;padding:0}
h1,h2,h3,h4,h5{font:inherit;text-wrap:balance}
p,dd{text-wrap:pretty}
ul,ol{list-style:none}
a{color:inherit;text-decoration:none}
button,input,select,textarea{margin:0;font:inherit;color:inherit}
button{padding:0;border:0;background:none;cursor:pointer}
img,svg{vertical-align:middle}
.icon{display:block;flex:none;fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
.icon[data-filled]{fill:var(--accent)}
[hidden]{display:none!important}
.num{font-variant-numeric:tabular-nums lining-nums;white-space:nowrap}
:focus{outline:2px solid var(--focus);outline-offset:2px}
:focus:not(:focus-visible){outline:none}
h1[tabindex]:focus,main[tabindex]:focus{outline:none}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
`.replace(/\n/g, '')
