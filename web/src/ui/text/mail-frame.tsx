import Box from "@mui/material/Box";

/** An email in a sandboxed frame, where no scripts run and nothing reaches the page. */
export function MailFrame({ title, html }: { title: string; html: string }) {
  return (
    <Box
      component="iframe"
      title={title}
      sandbox=""
      srcDoc={html}
      sx={{
        display: "block",
        width: "100%",
        height: 480,
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "#fff",
      }}
    />
  );
}
