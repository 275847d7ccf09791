import type { ExposedName, RouteDescriptor } from './release'

/** Exposed modules that a page of the route is rendered from, outermost first: its layout, if it has one, and the page. */
export const routeModules = ({
  layout,
  expose,
}: Pick<RouteDescriptor, 'layout' | 'expose'>): ExposedName[] => (layout ? [layout, expose] : [expose])
