/**
 * The rules of leaflet.css (1.9, BSD-2-Clause) that a map with tiles, own markers, zoom and attribution needs, in the tokens
 * of the kit. Its own file would ask for a loader of style sheets and brings pictures that are not used.
 */
export const mapStyles = `
  position: relative;
  overflow: hidden;
  border: 1px solid var(--border);
  border-radius: var(--r-l);
  background: var(--n-100);
  isolation: isolate;
  outline-offset: 2px;
  .leaflet-pane, .leaflet-tile, .leaflet-marker-icon, .leaflet-tile-container, .leaflet-layer {
    position: absolute;
    top: 0;
    left: 0;
  }
  .leaflet-tile, .leaflet-marker-icon { user-select: none; }
  .leaflet-tile { max-width: none; visibility: hidden; }
  .leaflet-tile-loaded { visibility: inherit; }
  .leaflet-zoom-animated { transform-origin: 0 0; }
  .leaflet-zoom-anim .leaflet-zoom-animated { transition: transform .25s cubic-bezier(0, 0, .25, 1); }
  .leaflet-zoom-anim .leaflet-tile, .leaflet-pan-anim .leaflet-tile { transition: none; }
  .leaflet-pane { z-index: 1; }
  .leaflet-marker-pane { z-index: 2; }
  &.leaflet-grab { cursor: grab; }
  &.leaflet-touch-zoom, &.leaflet-touch-drag { touch-action: none; }
  .place {
    border: 6px solid var(--accent-edge);
    border-radius: 50%;
    background: var(--n-0);
    box-shadow: var(--sh-m);
    cursor: pointer;
  }
  .place[aria-pressed='true'] { z-index: 1000 !important; background: var(--accent-edge); outline: 3px solid var(--n-0); }
  .place:not(:empty) {
    border: 0;
    background: var(--n-700);
    color: var(--n-0);
    font-size: 12px;
    line-height: 28px;
    font-weight: 600;
    text-align: center;
  }
  .place:not(:empty)::after {
    content: '';
    position: absolute;
    top: 100%;
    left: 50%;
    margin: -3px 0 0 -6px;
    border: solid transparent;
    border-width: 9px 6px 0;
    border-top-color: var(--n-700);
  }
  .place:not(:empty)[aria-pressed='true'] { background: var(--accent); color: var(--on-accent); }
  .place:not(:empty)[aria-pressed='true']::after { border-top-color: var(--accent); }
  .place:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  .leaflet-control-container > * { position: absolute; z-index: 3; }
  .leaflet-top { top: 8px; }
  .leaflet-bottom { bottom: 0; }
  .leaflet-left { left: 8px; }
  .leaflet-right { right: 0; }
  .leaflet-control-zoom > a {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border: 1px solid var(--border-control);
    background: var(--bg-surface);
    font-size: 18px;
  }
  .leaflet-control-zoom > a:first-of-type { border-radius: var(--r-m) var(--r-m) 0 0; }
  .leaflet-control-zoom > a:last-of-type { margin-top: -1px; border-radius: 0 0 var(--r-m) var(--r-m); }
  .leaflet-control-zoom > a[aria-disabled='true'] { color: var(--text-disabled); cursor: default; }
  .leaflet-control-attribution { padding: 2px 6px; background: var(--bg-surface); font-size: 11px; }
  @media (prefers-reduced-motion: reduce) {
    .leaflet-zoom-anim .leaflet-zoom-animated { transition: none; }
  }
`
