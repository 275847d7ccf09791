export const HELP = `Publishes releases of parts and chooses which shop gets which.

  release publish <folder>…                        copies builds into the registry; nothing live changes
  release use <part> <version>… [--shop <domain>]  chooses versions; several pairs take effect together
  release drop <part> [--shop <domain>]            takes a choice back
  release list                                     shows releases and who uses them

<folder>  the dist folder of a build, with release.json, web/ and node/
--shop    domain of one shop; without it every shop that has no choice of its own

A version is never published twice. A choice is rejected, with the reason, when the releases that result do not fit
together: required versions of the kernel, the bus and the API, routes and modals that two parts own.
Running edges notice a choice within two seconds; open pages keep what they have.

Settings (environment): DATA_DIR (default .data), RELEASES_DIR (default DATA_DIR/releases).

Examples
  release publish mf-catalog/dist
  release use mf-catalog 1.5.0 --shop demo-green.localhost
  release use shell 2.0.0 mf-basket 2.0.0
  release drop mf-catalog --shop demo-green.localhost`
