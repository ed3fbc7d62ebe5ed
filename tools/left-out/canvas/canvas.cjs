// pdfjs-dist asks for these when it is loaded, and uses them only to draw.
exports.DOMMatrix = Object;
exports.Path2D = Object;
// The DOM of the tests makes one for each picture of a page, and loads none.
exports.Image = Object;
