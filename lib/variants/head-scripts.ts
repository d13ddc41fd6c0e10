/**
 * What a page that tests designs has in its head, before any style sheet.
 * @param designs where the folders of the designs are
 * @param scripts where the two scripts are
 */
export const headScripts = (
  designs: string,
  scripts: string,
) => `<script src="${scripts}variants.js"></script>
<script src="${scripts}experiment.js" data-designs="${designs}"></script>`;
