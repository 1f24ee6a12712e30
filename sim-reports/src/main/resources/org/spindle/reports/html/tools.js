"use strict";
/*
 * Export of charts as SVG or PNG, and sorting of tables by any column.
 * tools.picture(figure, heading) adds the buttons of a figure. tools.sortable(table, told) turns the headings of a table into
 * buttons and calls told(column, descending) after each use; it returns sort(column, descending), or null for a table of another
 * shape.
 */
const tools = (() => {
  const SVG = "http://www.w3.org/2000/svg";
  const SHARPNESS = 2; // pixels of a PNG per pixel of the page
  const STYLES = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "stroke-linejoin", "stroke-linecap",
    "stroke-opacity", "opacity", "font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline", "visibility",
    "display"];

  /** A drawing that needs no style sheet: with the displayed colours. */
  const standalone = drawing => {
    const { width, height } = drawing.getBoundingClientRect();
    const copy = drawing.cloneNode(true);
    const seen = [drawing, ...drawing.querySelectorAll("*")];
    [copy, ...copy.querySelectorAll("*")].forEach((element, at) => {
      const style = getComputedStyle(seen[at]);
      STYLES.forEach(name => element.setAttribute(name, style.getPropertyValue(name)));
      element.removeAttribute("class");
      element.removeAttribute("tabindex");
    });
    copy.setAttribute("xmlns", SVG);
    copy.setAttribute("width", width);
    copy.setAttribute("height", height);
    if (!copy.hasAttribute("viewBox")) copy.setAttribute("viewBox", `0 0 ${width} ${height}`);
    const paper = document.createElementNS(SVG, "rect");
    paper.setAttribute("width", "100%");
    paper.setAttribute("height", "100%");
    paper.setAttribute("fill", getComputedStyle(drawing.closest("figure")).backgroundColor);
    copy.prepend(paper);
    return { text: new XMLSerializer().serializeToString(copy), width, height };
  };

  const save = (blob, name) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(blob);
    link.download = name;
    link.click();
    URL.revokeObjectURL(link.href);
  };

  const svgOf = root => new Blob([standalone(root.querySelector(".plot svg")).text], { type: "image/svg+xml" });

  const pngOf = root => new Promise((done, failed) => {
    const { text, width, height } = standalone(root.querySelector(".plot svg"));
    const image = new Image();
    image.onload = () => {
      const canvas = document.createElement("canvas");
      canvas.width = SHARPNESS * width;
      canvas.height = SHARPNESS * height;
      canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
      canvas.toBlob(done, "image/png");
    };
    image.onerror = () => failed(new Error("the drawing cannot be turned into a picture"));
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  });

  /** Adds buttons for pictures after that for CSV. */
  const picture = (root, heading) => {
    const csv = root.querySelector(".csv");
    const button = (format, work) => {
      const made = document.createElement("button");
      made.type = "button";
      made.className = "picture";
      made.textContent = format;
      made.setAttribute("aria-label", `Download ${format}: ${heading}`);
      made.addEventListener("click", work);
      return made;
    };
    csv.after(
      button("SVG", () => save(svgOf(root), `${root.id}.svg`)),
      button("PNG", async () => save(await pngOf(root), `${root.id}.png`)));
  };

  /* ---- Sorted tables ---- */

  /** The number in a cell, exactly if the page has that; none for a text. */
  const numberIn = cell => {
    const exact = cell?.querySelector("data")?.value;
    const text = exact ?? cell?.textContent.replaceAll(",", "").replace("−", "-").trim();
    const value = Number.parseFloat(text);
    return Number.isNaN(value) ? undefined : value;
  };

  const compare = (a, b) => {
    const [x, y] = [numberIn(a), numberIn(b)];
    if (x !== undefined && y !== undefined) return x - y;
    if (x !== undefined || y !== undefined) return x === undefined ? 1 : -1;
    return (a?.textContent ?? "").localeCompare(b?.textContent ?? "");
  };

  const sortable = (table, told = () => {}) => {
    const heads = [...(table.tHead?.rows[0]?.cells ?? [])];
    const body = table.tBodies[0];
    const plain = table.tBodies.length === 1 && body.rows.length > 2
      && [...body.rows].every(row => row.cells.length === heads.length);
    if (!plain) return null;
    const sort = (column, down) => {
      heads.forEach(each => each.removeAttribute("aria-sort"));
      heads[column].setAttribute("aria-sort", down ? "descending" : "ascending");
      const rows = [...body.rows].sort((a, b) => compare(a.cells[column], b.cells[column]));
      body.append(...(down ? rows.reverse() : rows));
    };
    heads.forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.className = "sort";
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => {
        const down = head.getAttribute("aria-sort") === "ascending";
        sort(column, down);
        told(column, down);
      });
    });
    return (column, down) => { if (column in heads) sort(column, down); };
  };

  return { picture, svgOf, pngOf, sortable };
})();
