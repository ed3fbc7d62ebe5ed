// pdfjs-dist asks for these when it is loaded, and uses them only to draw.
exports.DOMMatrix = Object;
exports.Path2D = Object;
