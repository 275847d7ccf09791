import { CLICKS_GLOBAL } from '@prilavok/shared-kernel/contract'

/**
 * Inline script for the head: holds back clicks on buttons of regions that do not answer yet, and dims the button so that
 * the buyer sees the click was taken. `client/replay-clicks.ts` replays them. Old JavaScript on purpose: it runs as it is.
 */
export const CLICK_RECORDER = `(function(){var q=self.${CLICKS_GLOBAL}={clicks:[],ready:{}};
q.region=function(e){var s=e.closest('[data-slot]');return s?s.getAttribute('data-slot'):e.closest('main')?'page':'layout'};
q.listen=function(e){var b=e.target.closest&&e.target.closest('button');if(!b||b.disabled||e.detail===-1)return;
var r=q.region(b);if(q.ready[r])return;e.preventDefault();e.stopPropagation();
if(b.animate)b.animate([{opacity:1},{opacity:.5},{opacity:1}],{duration:900,iterations:20});q.clicks.push({button:b,region:r})};
document.addEventListener('click',q.listen,true)})()`
