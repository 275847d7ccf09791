import type { Expose, RouteDescriptor } from './release'

/** Exposed modules that a page of the route is rendered from, outermost first: its layout, if it has one, and the page. */
export const routeExposes = ({ layout, expose }: Pick<RouteDescriptor, 'layout' | 'expose'>): Expose[] =>
  layout ? [layout, expose] : [expose]
