package org.spindle.spi.request;

/** Receives the completion of requests that it has submitted. */
public interface CompletionListener {

    /** The request is complete as far as the node below is concerned. Times are in the request. */
    void completed(Request request);
}
