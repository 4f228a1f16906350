import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Loads the images that are loaded only near the window. */
function loadImages(): void {
  document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]').forEach((image) => (image.loading = 'eager'));
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('beforeprint', loadImages);
}
